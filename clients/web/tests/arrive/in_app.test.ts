import { describe, expect, test } from 'vitest';
import { addressForRealBrowser, inAppBrowser } from '../../src/arrive/in_app';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

describe('browsers within other apps', () => {
  test.each([
    [`${PHONE} Safari Line/14.16.0`, 'LINE'],
    [`${PHONE} Mobile/15E148 Instagram 350.0`, 'Instagram'],
    [`${PHONE} [FBAN/FBIOS;FBAV/480.0]`, 'Facebook'],
    [`${PHONE} MicroMessenger/8.0`, 'WeChat'],
    [`${PHONE} Version/18.0 Mobile/15E148 Safari/604.1`, null],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', null],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  ])('%s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app);
  });

  test('the address says that the real browser is to open it, and keeps what it had', () => {
    expect(addressForRealBrowser('http://a.b/r/KAZE-7Q2M?x=1#rules=forty_six')).toBe(
      'http://a.b/r/KAZE-7Q2M?x=1&openExternalBrowser=1#rules=forty_six',
    );
  });
});

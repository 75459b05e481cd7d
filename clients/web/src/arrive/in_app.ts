/** Browsers within other apps: they keep nothing for long, and nothing for the real browser. */

const APPS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bLine\//i, 'LINE'],
  [/\bMicroMessenger\//i, 'WeChat'],
  [/\bKAKAOTALK\b/i, 'KakaoTalk'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFB(AN|AV|_IAB)\b/, 'Facebook'],
  [/\bTwitter(Android| for)\b/, 'X'],
  [/\bDiscord\b/, 'Discord'],
];

/** The app whose browser this is; null for a browser of its own. */
export function inAppBrowser(userAgent: string): string | null {
  return APPS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}

/** The address that LINE opens in the real browser; other apps leave that to the person. */
export function addressForRealBrowser(href: string): string {
  const url = new URL(href);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}

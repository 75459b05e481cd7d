import { describe, expect, test } from 'vitest';
import {
  basePath,
  isLocalOnly,
  roomPath,
  roomUrl,
  routeOf,
  socketUrl,
} from '../../src/arrive/address';

describe('the address of the page', () => {
  test.each([
    ['/', '/'],
    ['/r/KAZE-7Q2M', '/'],
    ['/r/KAZE-7Q2M/', '/'],
    ['/cards/', '/cards/'],
    ['/cards/index.html', '/cards/'],
    ['/cards/r/KAZE-7Q2M', '/cards/'],
    ['/for/you/r/KAZE7Q2M', '/for/you/'],
    ['/r/for/r/KAZE7Q2M', '/r/for/'],
  ])('%s lies below %s', (pathname, base) => {
    expect(basePath(pathname)).toBe(base);
  });

  test.each([
    ['/', { screen: 'home' }],
    ['/index.html', { screen: 'home' }],
    ['/r/', { screen: 'home' }],
    ['/r/KAZE-7Q2M', { screen: 'room', code: 'KAZE7Q2M' }],
    ['/r/kaze7q2m', { screen: 'room', code: 'KAZE7Q2M' }],
    ['/cards/r/KAZE-7Q2M/', { screen: 'room', code: 'KAZE7Q2M' }],
    ['/r/%EF%BC%AB%EF%BC%A1%EF%BC%BA%EF%BC%A57Q2M', { screen: 'room', code: 'KAZE7Q2M' }],
    ['/r/KAZE-7Q2', { screen: 'room', code: null }],
    ['/r/KAZE-7Q20', { screen: 'room', code: null }],
    ['/r/%E0%A4%A', { screen: 'room', code: null }],
  ])('%s asks for %o', (pathname, route) => {
    expect(routeOf(pathname)).toEqual(route);
  });

  test('a room has its path below the server', () => {
    expect(roomPath('/cards/', 'KAZE7Q2M')).toBe('/cards/r/KAZE-7Q2M');
    expect(roomUrl('http://192.168.0.5:8000', '/', 'KAZE7Q2M')).toBe(
      'http://192.168.0.5:8000/r/KAZE-7Q2M',
    );
  });

  test.each([
    ['http://192.168.0.5:8000/r/KAZE-7Q2M', '/', 'ws://192.168.0.5:8000/ws'],
    ['https://example.org/cards/', '/cards/', 'wss://example.org/cards/ws'],
  ])('the socket of %s', (href, base, url) => {
    const { protocol, host } = new URL(href);
    expect(socketUrl({ protocol, host }, base)).toBe(url);
  });

  test.each(['localhost', 'cards.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])(
    '%s is this machine on every machine',
    (hostname) => {
      expect(isLocalOnly(hostname)).toBe(true);
    },
  );

  test.each(['192.168.0.5', 'cards.example.org', 'localhost.example.org', '1127.0.0.1', 'raspi'])(
    '%s is found from elsewhere',
    (hostname) => {
      expect(isLocalOnly(hostname)).toBe(false);
    },
  );
});

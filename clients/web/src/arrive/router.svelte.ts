/** The address of the page as state: what is shown follows it, and it follows what is shown. */
import { basePath, roomPath, type Route, routeOf } from './address';

class Router {
  readonly base = basePath(location.pathname);
  #route = $state.raw<Route>(routeOf(location.pathname));
  /** Asked when the person goes back: true where the page is to stay as it is. */
  staysOnBack: () => boolean = () => false;

  constructor() {
    window.addEventListener('popstate', () => {
      if (this.staysOnBack()) history.pushState({ isGuard: true }, '', this.#path);
      else this.#read();
    });
  }

  get route(): Route {
    return this.#route;
  }

  goHome(): void {
    this.#go(this.base);
  }

  goToRoom(code: string): void {
    this.#go(roomPath(this.base, code));
  }

  /** Lays an entry on top of the page's own: going back leads from it to the page itself. */
  guardBack(): void {
    const state: unknown = history.state;
    const isThere = typeof state === 'object' && state !== null && 'isGuard' in state;
    if (!isThere) history.pushState({ isGuard: true }, '');
  }

  get #path(): string {
    const route = this.#route;
    if (route.screen === 'home' || route.code === null) return this.base;
    return roomPath(this.base, route.code);
  }

  #go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.#route = routeOf(location.pathname);
  }
}

export const router = new Router();

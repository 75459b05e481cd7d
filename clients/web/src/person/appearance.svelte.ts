/** Lays the person's choices on the page itself, where style sheets see them. */
import { settings } from './settings.svelte';

/** To be called while the page's outermost component is made. */
export function followSettings(): void {
  $effect(() => {
    const { theme, fourColours } = settings.choices;
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    dataset['deck'] = fourColours ? 'four' : 'two';
    if (settings.isStill) dataset['still'] = '';
    else delete dataset['still'];
  });
}

import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './person/settings.svelte';
import { onShortcut } from './table/shortcuts.svelte';
import { sounds } from './table/sound';
import { firstLanguage, texts } from './texts/texts.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
settings.heedSystem();
sounds.unlockAtFirstTouch();
window.addEventListener('keydown', onShortcut);
await texts.speak(firstLanguage());
mount(App, { target });

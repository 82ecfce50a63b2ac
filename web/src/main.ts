import '@fontsource/atkinson-hyperlegible-next/400.css';
import '@fontsource/atkinson-hyperlegible-next/600.css';
import '@fontsource/fraunces/400.css';
import '@fontsource/fraunces/600.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyChoices } from './lib/choices.svelte';
import { guardDoubles } from './lib/doubles';
import './lib/page.css';
import './lib/tokens.css';
import { loadWords } from './lib/words.svelte';

guardDoubles(document);
applyChoices(document.documentElement);
void loadWords().then(() => mount(App, { target: document.getElementById('page')! }));

import { mount } from 'svelte';
import './art/fonts.css';
import './art/tokens.css';
import './app.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

const target = document.createElement('div');
target.id = 'app';
document.body.append(target);

await words.learn(settings.get('language'));
mount(App, { target });

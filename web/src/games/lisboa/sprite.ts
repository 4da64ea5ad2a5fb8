// Lisboa's drawings and palette, put into the page once, whichever part of the game comes first.
import { mount } from 'svelte';
import './lisboa.css';
import Sprite from './Sprite.svelte';

let drawn = false;

export function drawSprite(): void {
  if (drawn || typeof document === 'undefined') return;
  drawn = true;
  mount(Sprite, { target: document.body });
}

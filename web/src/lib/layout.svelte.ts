// The window as it is now, and the layout that follows from it.
import { formOf, layoutFor } from './layout';

class Surroundings {
  width = $state(1440);
  height = $state(900);
  rem = $state(16);
  layout = $derived(layoutFor(this.width, this.height, this.rem));
  form = $derived(formOf(this.layout));

  constructor() {
    const measure = (): void => {
      this.width = innerWidth;
      this.height = innerHeight;
      this.rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    };
    measure();
    addEventListener('resize', measure);
    // Letters may grow without the window: whoever sets them larger changes the size of this
    const letter = document.createElement('i');
    letter.setAttribute('aria-hidden', 'true');
    letter.style.cssText = 'position:fixed;width:1rem;height:0;visibility:hidden;pointer-events:none';
    document.body.append(letter);
    new ResizeObserver(measure).observe(letter);
  }
}

export const surroundings = new Surroundings();

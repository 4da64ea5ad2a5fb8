// A view after an event. A game says what each kind of event does to a view; here that is done to a copy, so that what was
// shown before stays as it was. What changes nothing costs nothing.

export type Effects<View, Event> = Record<string, (view: View, event: Event) => void>;

export const folding =
  <View, Event extends { kind: string }>(effects: Effects<View, Event>) =>
  (view: View, event: Event): View => {
    const effect = effects[event.kind];
    if (!effect) return view;
    const after = structuredClone(view);
    effect(after, event);
    return after;
  };

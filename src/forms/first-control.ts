const control = 'input:not([type=hidden], [type=file]), select, textarea, button, [tabindex="0"]';

/** What takes the focus of a place: its first control, of radio buttons the chosen one. */
export function firstControl(place: Element): HTMLElement | null {
  const first = place.querySelector<HTMLElement>(control);
  const chosen = first?.matches('[type=radio]') ? '[type=radio]:checked' : undefined;
  return (chosen ? place.querySelector<HTMLElement>(chosen) : null) ?? first;
}

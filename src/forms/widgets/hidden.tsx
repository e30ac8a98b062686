/** Travels with the form and is not shown: rjsf keeps the value, so there is nothing to draw. */
export function HiddenWidget() {
  return null;
}

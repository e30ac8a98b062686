// A browser that types over coloured text gives the new text the old colour in a style attribute, which the page's security
// policy forbids. So what replaces a selection is put into the document here, as the editor would do with what it reads.
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const plainReplacement: Extension = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { main } = view.state.selection;
    if (inputType !== 'insertText' || !data || main.empty || view.composing || view.state.readOnly)
      return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((take) => take(view, main.from, main.to, data, insert));
    if (!isTaken) view.dispatch(insert());
    return true;
  },
});

// The editor in the product's colours. Twice the class: the library's own rules come later.
import { styled } from '@mui/material/styles';

/** Of an editor, and of what stands beside one. */
export const editorHeight = 'min(62dvh, 640px)';

export const EditorFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const tooltip = {
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    overflow: 'hidden',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    boxShadow: '0 12px 32px -8px rgb(11 31 51 / 22%)',
  };
  return {
    overflow: 'hidden',
    borderRadius: 8,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '&:focus-within': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '&[data-invalid]': { borderColor: palette.error.main },
    '&& .cm-editor': { height: editorHeight, color: palette.text.primary, outline: 0 },
    '&& .cm-scroller': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', lineHeight: 1.6 },
    '&& .cm-content': { caretColor: palette.text.primary },
    '&& .cm-cursor': { borderLeftColor: palette.text.primary },
    '&& .cm-gutters': {
      border: 0,
      color: palette.text.secondary,
      backgroundColor: palette.sea.sunken,
    },
    '&& .cm-activeLine': { backgroundColor: `color-mix(in srgb, ${palette.primary.main} 6%, transparent)` },
    '&& .cm-selectionLayer .cm-selectionBackground': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 26%, transparent)`,
    },
    '&& .cm-matchingBracket': { backgroundColor: palette.sea.primarySoft },
    '&& .cm-tooltip': tooltip,
    '&& .cm-tooltip-autocomplete > ul > li[aria-selected]': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    '&& .cm-hint': { maxWidth: 420, padding: '8px 12px', fontSize: '0.8125rem', whiteSpace: 'pre-line' },
    '&& .cm-diagnostic': {
      padding: '8px 12px',
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.8125rem',
    },
    '&& .cm-diagnostic-error': { borderLeftColor: palette.error.main },
    '&& .tok-propertyName': { color: palette.primary.main },
    '&& .tok-string': { color: palette.success.main },
    '&& :is(.tok-number, .tok-bool, .tok-keyword)': { color: palette.warning.main },
    '&& .tok-punctuation': { color: palette.text.secondary },
  };
});

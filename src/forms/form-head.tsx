import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { isSame } from './dirty.ts';
import { worded } from './problems.ts';

const List = styled('ul')(({ theme }) => ({
  marginBottom: 16,
  padding: '10px 12px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.error.light,
  color: theme.vars.palette.error.main,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, fontSize: '0.8125rem' },
  '& svg': { fontSize: '1.125rem', flexShrink: 0 },
}));

export interface FormHeadProps {
  /** What may be said now. */
  spoken: readonly { path: string; message: string }[];
}

/** Above the fields: the complaints that belong to none of those that are drawn. */
export function FormHead({ spoken }: FormHeadProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [strays, setStrays] = useState<readonly string[]>([]);
  // Which fields are drawn is known when they are: branches and roles decide.
  useLayoutEffect(() => {
    const form = place.current?.parentElement;
    const isDrawn = (path: string): boolean =>
      form?.querySelector(`[data-field="${CSS.escape(path)}"]`) !== null;
    const found = [...new Set(spoken.flatMap(({ path, message }) => (isDrawn(path) ? [] : [message])))];
    setStrays((before) => (isSame(before, found) ? before : found));
  }, [spoken]);
  return (
    <div ref={place} role={strays.length > 0 ? 'alert' : undefined}>
      {strays.length > 0 && (
        <List>
          {strays.map((message) => (
            <li key={message}>
              <ErrorOutlineRounded aria-hidden="true" />
              {worded(message, t)}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

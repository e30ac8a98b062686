// The button of a filter, with what is chosen there behind it.
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Disclosure } from '#src/components/page/disclosure.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy, type KeyName } from '#src/look/keys.ts';

export interface FilterButtonProps {
  title: string;
  /** The key that opens it. */
  opensBy?: KeyName;
  children: (close: () => void) => ReactNode;
}

export function FilterButton({ title, opensBy, children }: FilterButtonProps) {
  const { t } = useTranslation();
  return (
    <Disclosure
      label={t(title)}
      align="start"
      button={(control) => (
        <Button
          {...control}
          {...(opensBy ? pressedBy(opensBy) : {})}
          variant="outlined"
          color="inherit"
          endIcon={<ExpandMoreRounded />}
        >
          {t(title)}
        </Button>
      )}
    >
      {children}
    </Disclosure>
  );
}

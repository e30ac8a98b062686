// The way from a screen to what there is to know about it.
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { topics } from 'virtual:help-pages';
import { useLocation } from 'wouter';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';

const loadPanel = () => import('./help-panel.tsx').then(({ HelpPanel }) => HelpPanel);

/** `boat` of `/home/boat/info`; `home` of the home page alone, below which every screen lies. */
const topicOf = (path: string): string | undefined => {
  const [home = '', ...below] = path.split('/').filter((part) => part !== '');
  return (below.length > 0 ? below : [home]).toReversed().find((part) => topics.includes(part));
};

export function HelpButton() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const topic = topicOf(path);
  if (topic === undefined) return null;
  return (
    <>
      <IconButton aria-label={t('Help')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <HelpOutlineRounded />
      </IconButton>
      <WhenOpen load={loadPanel} isOpen={isOpen} props={{ topic, isOpen, onClose: () => setOpen(false) }} />
    </>
  );
}

// Two groups of panes side by side where there is room; all in one row of tabs where there is none.
import useMediaQuery from '@mui/material/useMediaQuery';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(460px, 100%), 1fr))',
  alignItems: 'start',
  gap: 24,
  '& > div': { minWidth: 0 },
  '& [role="tabpanel"]': { paddingTop: 16 },
});

export interface Pane {
  id: string;
  title: string;
  content: ReactNode;
}

export interface PanesProps {
  /** Each with a name for screen readers. */
  groups: readonly { label: string; panes: readonly Pane[] }[];
  /** What one row of all tabs is called. */
  label: string;
}

function Group({ label, panes }: { label: string; panes: readonly Pane[] }) {
  const own = useId();
  const [chosen, choose] = useState(panes[0]?.id);
  const current = panes.find(({ id }) => id === chosen)?.id ?? panes[0]?.id;
  return (
    <div>
      <Tabs
        value={current}
        onChange={(_, id: string) => choose(id)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
      >
        {panes.map(({ id, title }) => (
          <Tab key={id} value={id} label={title} id={`${own}-${id}`} aria-controls={`${own}-${id}-panel`} />
        ))}
      </Tabs>
      {/* All of them stay: an editor keeps its history, a form what is typed into it. */}
      {panes.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${own}-${id}-panel`}
          aria-labelledby={`${own}-${id}`}
          hidden={id !== current}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

export function Panes({ groups, label }: PanesProps) {
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const shown = isWide ? groups : [{ label, panes: groups.flatMap(({ panes }) => panes) }];
  return (
    <Columns>
      {shown.map((group) => (
        <Group key={group.label} {...group} />
      ))}
    </Columns>
  );
}

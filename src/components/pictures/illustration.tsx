/** Small drawings for quiet moments: a boat at rest, a lighthouse looking, a buoy in weather. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Drawing = styled('svg')(({ theme }) => {
  const { primary, sea, background } = theme.vars.palette;
  const line = { stroke: primary.main, strokeWidth: 2 };
  return {
    display: 'block',
    width: 176,
    height: 124,
    '& :is(path, circle)': { strokeLinecap: 'round', strokeLinejoin: 'round' },
    '& .sky': { fill: sea.primarySoft },
    '& .deep': { fill: primary.main },
    '& .glass': { fill: sea.accent },
    '& .paper': { fill: background.paper, ...line },
    '& .beam': { fill: sea.accent, opacity: 0.28 },
    '& .line': { fill: 'none', ...line },
    '& .wave': { fill: 'none', stroke: sea.accent, strokeWidth: 2.5 },
    '& .far': { opacity: 0.45 },
  };
});

const drawings: Record<IllustrationName, ReactNode> = {
  sailboat: (
    <>
      <circle className="glass far" cx="118" cy="34" r="9" />
      <path className="line" d="M84 18v62" />
      <path className="paper" d="M80 24v48H50c12-12 24-28 30-48z" />
      <path className="deep" d="M89 32c14 8 26 24 30 40H89z" />
      <path className="paper" d="M42 80h86c-4 10-10 16-18 16H60c-8 0-14-6-18-16z" />
    </>
  ),
  lighthouse: (
    <>
      <path className="beam" d="M92 33 150 14v40L92 41z" />
      <path className="beam" d="M80 33 30 22v28l50-9z" />
      <path className="paper" d="M79 46h14l6 46H73z" />
      <path className="deep" d="M77.5 58h17l1.5 11H76zM75 80h22l1.3 11H73.7z" />
      <path className="paper" d="M78 30h16v16H78z" />
      <path className="deep" d="M76 30h20l-10-10z" />
      <circle className="glass" cx="86" cy="38" r="4" />
      <path className="line" d="M72 46h28" />
      <path className="deep" d="M56 96c4-8 12-6 16-4h28c6-3 14-2 18 4z" />
    </>
  ),
  buoy: (
    <>
      <path className="paper" d="M104 38a12 12 0 0 1 23-4 9 9 0 0 1 3 17.5h-24a7 7 0 0 1-2-13.5z" />
      <path className="line far" d="m108 58-3 8m11-8-3 8m11-8-3 8" />
      <g transform="rotate(-9 76 94)">
        <path className="line" d="M76 40v8M66 78l7-30h6l7 30" />
        <path className="line" d="M69.5 64h13" />
        <circle className="glass" cx="76" cy="36" r="5" />
        <path className="paper" d="M56 78h40l-5 18H61z" />
        <path className="deep" d="M57.5 84h37l-1.7 6H59.2z" />
      </g>
    </>
  ),
};

export type IllustrationName = 'sailboat' | 'lighthouse' | 'buoy';

export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <Drawing viewBox="0 0 176 124" aria-hidden="true" focusable="false">
      <circle className="sky" cx="88" cy="58" r="54" />
      {drawings[name]}
      <path className="wave" d="M22 99q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0" />
      <path className="wave far" d="M46 110q9-7 18 0t18 0 18 0 18 0" />
    </Drawing>
  );
}

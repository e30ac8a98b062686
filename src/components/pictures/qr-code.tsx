import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

/** Black on white in the dark too: that is what cameras read. */
const Drawing = styled('svg')({
  display: 'block',
  width: 'min(220px, 100%)',
  aspectRatio: '1',
  borderRadius: 8,
  backgroundColor: '#FFFFFF',
});

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** Translated. */
  label: string;
}

/** A text for a camera, drawn here: what it says goes nowhere. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="#000000" />
    </Drawing>
  );
}

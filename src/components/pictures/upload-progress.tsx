import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 8,
  minWidth: 96,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const Bar = styled(LinearProgress)(({ theme }) => ({
  flex: 1,
  height: 8,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.sea.sunken,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.sea.control}`,
}));

export interface UploadProgressProps {
  label: string;
  /** 0..1 */
  value: number;
}

export function UploadProgress({ label, value }: UploadProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <Row>
      <Bar variant="determinate" aria-label={label} value={percent} />
      <span aria-hidden="true">{percent}%</span>
    </Row>
  );
}

import { getDefaultRegistry } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

const LibraryTime = getDefaultRegistry().widgets['TimeWidget'] as ComponentType<WidgetProps>;

const zoneAtEnd = /(z|[+-]\d\d:?\d\d)$/i;

/** A time of day. The format `time` demands a zone, which nobody is asked for: the one it has, or that of the server. */
export function TimeWidget(props: WidgetProps) {
  const { schema, onChange } = props;
  const value: unknown = props.value;
  const text = typeof value === 'string' ? value : '';
  const zone = schema.format === 'time' ? (zoneAtEnd.exec(text)?.[0] ?? 'Z') : '';
  return (
    <LibraryTime
      {...props}
      value={text.replace(zoneAtEnd, '')}
      onChange={(time: unknown) => onChange(typeof time === 'string' ? time + zone : time)}
    />
  );
}

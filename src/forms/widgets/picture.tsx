import { getDefaultRegistry } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { Picture } from '#src/components/pictures/picture.tsx';

const FileWidget = getDefaultRegistry().widgets['FileWidget'] as ComponentType<WidgetProps>;

const KINDS = 'image/png,image/jpeg,image/webp';

/** A picture kept in a text: its address, or the picture itself. What is held is shown, and another file replaces it. */
export function PictureWidget(props: WidgetProps) {
  const { label, options } = props;
  const value = props.value as unknown;
  return (
    <>
      {typeof value === 'string' && value !== '' && (
        <div style={{ maxWidth: 240, marginBottom: 8 }}>
          <Picture src={value} alt={label} ratio={3 / 2} fit="contain" />
        </div>
      )}
      <FileWidget {...props} options={{ accept: KINDS, ...options }} />
    </>
  );
}

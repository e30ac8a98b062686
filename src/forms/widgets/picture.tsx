import { getDefaultRegistry } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import { useContext, type ComponentType } from 'react';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { Picture } from '#src/components/pictures/picture.tsx';
import { PicturesContext } from '#src/forms/form-context.ts';

const FileWidget = getDefaultRegistry().widgets['FileWidget'] as ComponentType<WidgetProps>;

// Few forms have it.
const loadSlot = () => import('./picture-slot.tsx').then(({ PictureSlot }) => PictureSlot);

const KINDS = 'image/png,image/jpeg,image/webp';

/**
 * A picture kept in a text: its address where somebody puts pictures away, else the picture itself. What is held is
 * shown, and another file replaces it.
 */
export function PictureWidget(props: WidgetProps) {
  const pictures = useContext(PicturesContext);
  const { label, options } = props;
  const value = props.value as unknown;
  if (pictures)
    return (
      <WhenOpen load={loadSlot} isOpen props={{ ...props, pictures }}>
        <Spinner />
      </WhenOpen>
    );
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

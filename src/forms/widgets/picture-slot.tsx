import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { UploadSlot } from '#src/components/pictures/upload-slot.tsx';
import type { Pictures, UnsentPicture } from '#src/forms/form-context.ts';
import { useHold } from '#src/forms/use-holds.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { isLocked } from '#src/forms/is-locked.ts';

/** Its place in a list. */
const placeOf = (id: string): string | undefined => /\.(\d+)$/.exec(id)?.[1];

/** What a picture is called; in a list, where others are called so too, by its place as well: "Picture 2". */
function nameOf({ id, label }: WidgetProps): string {
  const index = placeOf(id);
  const place = ` ${Number(index) + 1}`;
  return index === undefined || label.endsWith(place) ? label : label + place;
}

/** A picture that is sent as soon as it is chosen; what is kept is its address. */
export function PictureSlot({ pictures, ...props }: WidgetProps & { pictures: Pictures }) {
  const { t } = useTranslation();
  const name = nameOf(props);
  const address = typeof props.value === 'string' && props.value !== '' ? props.value : undefined;
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<UnsentPicture>();
  const abort = useRef<AbortController>(null);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(() => () => abort.current?.abort(), []);
  useHold(file && t('A picture is not uploaded yet.'));
  // Where the field stands when the answer comes: rows are moved meanwhile.
  const keep = useRef(props.onChange);
  useEffect(() => {
    keep.current = props.onChange;
  });

  async function send(chosen: File): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    setFile(chosen);
    setFailure(undefined);
    setProgress(0);
    const sent = await pictures.send(chosen, { onProgress: setProgress, signal: controller.signal });
    setProgress(undefined);
    if (sent && 'error' in sent) return setFailure(sent);
    setFile(undefined);
    if (sent) keep.current(sent.picture);
  }

  const src = pictures.addressOf(address);
  const isOff = isLocked(props);
  return (
    <div id={props.id} role="group" aria-label={name} aria-describedby={ariaDescribedByIds(props.id)}>
      <UploadSlot
        title={name}
        ratio={3 / 2}
        fit="contain"
        picture={src ? { src } : undefined}
        preview={preview}
        progress={progress}
        error={failure && t(failure.error)}
        isUnfit={failure?.isUnfit}
        disabledReason={isOff ? t('This field cannot be changed.') : undefined}
        onChoose={(chosen) => void send(chosen)}
        onRefuse={(error) => setFailure({ error })}
        onSend={() => file && void send(file)}
        onCancel={() => {
          abort.current?.abort();
          setFile(undefined);
        }}
      />
      {/* That of a list goes with its row. */}
      {address !== undefined && !isOff && placeOf(props.id) === undefined && (
        <Button size="small" color="inherit" onClick={() => props.onChange(props.options.emptyValue)}>
          {t('Remove {{name}}', { name })}
        </Button>
      )}
    </div>
  );
}

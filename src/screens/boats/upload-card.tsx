// One slot of one boat: what is stored, and the upload of something new.
import type { Permission, Boat } from '#schemas/types.ts';
import { UploadSlot } from '#src/components/pictures/upload-slot.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { thumbnailOf } from './picture-slots.ts';
import { imageUrl } from '#src/api/call.ts';
import type { SendPicture } from '#src/stores/pictures.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { useUpload } from './use-upload.ts';

export interface UploadCardProps {
  boat: Boat;
  title: string;
  /** Stored path, root-relative. */
  path: string | undefined;
  uploadKey: string;
  send: SendPicture;
  row: { permission: Permission; success: string };
  ratio?: number;
  canZoom?: boolean;
}

export function UploadCard({ boat, title, path, uploadKey, send, row, ...looks }: UploadCardProps) {
  const { t } = useTranslation();
  const upload = useUpload(boat, uploadKey, send, row.success);
  const src = imageUrl(path);
  const reason = refusal(row.permission);
  return (
    <UploadSlot
      {...looks}
      title={t(title)}
      {...(src ? { picture: { src, thumbnail: thumbnailOf(src) } } : {})}
      {...(upload.preview ? { preview: upload.preview } : {})}
      {...(upload.progress === undefined ? {} : { progress: upload.progress })}
      {...(upload.error ? { error: t(upload.error) } : {})}
      {...(reason ? { disabledReason: t(reason) } : {})}
      onChoose={upload.choose}
      onRefuse={(text) => toast('error', text)}
      onSend={upload.send}
      onCancel={upload.cancel}
    />
  );
}

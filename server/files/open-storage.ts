import { StartError, type Env } from '../env.ts';
import { openLocal } from './local.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

/**
 * The bucket that the environment names, otherwise the data directory.
 * @throws StartError when only some of the bucket's variables are set
 */
export function openStorage(env: Env): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY)
    return openS3({
      endpoint: S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: S3_BUCKET,
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
    });
  const given = Object.entries({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY });
  const missing = given.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length < given.length)
    throw new StartError(`To keep pictures in a bucket, set ${missing.join(', ')} too, or none of them.`);
  return openLocal(env.DATA_DIR);
}

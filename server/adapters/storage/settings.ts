import * as z from 'zod'
import { StartError } from '#server/errors.ts'
import type { BucketSettings } from './bucket.ts'

/** The keys travel with each request as a signature, the files themselves in the open. */
const isEndpoint = (text: string): boolean => {
  const url = URL.parse(text)
  if (!url || url.username || url.search || url.hash || url.pathname !== '/') return false
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (isLocal && url.protocol === 'http:')
}

export const bucketEnvironment = {
  S3_ENDPOINT: z
    .string()
    .refine(
      isEndpoint,
      'expected the provider’s https address without the bucket, such as https://s3.eu-central-1.amazonaws.com, or http on this machine',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'expected the name of a bucket such as modak')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, 'expected a region such as eu-central-1, or auto')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/, 'expected a key without blanks').optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/, 'expected a key without blanks').optional(),
}

/** Never repeated. */
export const bucketSecrets: readonly string[] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

type Settings = { readonly [Name in keyof typeof bucketEnvironment]?: string | undefined }

/** All five, or none. */
export const readBucket = (settings: Settings): BucketSettings | undefined => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  if (!endpoint && !bucket && !region && !accessKeyId && !secretAccessKey) return undefined
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) {
    throw new StartError(
      'Set S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them',
    )
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { BucketSettings } from '#server/adapters/storage/bucket.ts'

type TestBucket = BucketSettings & {
  /** The server is gone, as when a line is cut. */
  readonly cut: () => Promise<void>
}

/** An empty bucket on a server of its own; removed when the test ends. */
export const testBucket = async (): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'modak-bucket-'))
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'modak', configs: [] }],
  })
  await s3.run()
  const server: Server = Reflect.get(s3, 'httpServer')
  const { port } = server.address() as AddressInfo
  let isOpen = true
  const cut = async () => {
    if (!isOpen) return
    isOpen = false
    server.closeAllConnections()
    await s3.close()
  }
  onTestFinished(async () => {
    await cut()
    await rm(directory, { recursive: true, force: true })
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'modak',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    cut,
  }
}

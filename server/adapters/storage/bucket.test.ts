import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { testBucket } from '#server/test/bucket.ts'
import { openBucket } from './bucket.ts'
import { StorageError } from './port.ts'

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error) => error)

const expectFailure = async (work: Promise<unknown>, words: RegExp): Promise<void> => {
  const error = await failureOf(work)
  expect(error).toBeInstanceOf(StorageError)
  expect(String(error)).toMatch(words)
  expect(String(error)).not.toContain('S3RVER')
}

test('a stream of unknown length is stored', async () => {
  const bucket = openBucket(await testBucket())
  const chunk = Buffer.alloc(1024 * 1024, 'Om ')
  await bucket.put('backups/one.tar', Readable.from(Array.from({ length: 19 }, () => chunk)))
  expect(await bucket.find('backups/one.tar')).toEqual({ bytes: 19 * chunk.length })
  const stored = await bucket.get('backups/one.tar')
  expect(stored && (await buffer(stored.body)).equals(Buffer.alloc(19 * chunk.length, chunk))).toBe(
    true,
  )
  expect((await bucket.list('backups/')).map(({ key, bytes }) => [key, bytes])).toEqual([
    ['backups/one.tar', 19 * chunk.length],
  ])
})

test('a stream that fails leaves nothing behind', async () => {
  const bucket = openBucket(await testBucket())
  const failing = Readable.from(
    (async function* () {
      yield Buffer.alloc(12 * 1024 * 1024)
      throw new Error('the disk is gone')
    })(),
  )
  await expectFailure(bucket.put('backups/half.tar', failing), /cannot be used/)
  expect(await bucket.find('backups/half.tar')).toBeUndefined()
})

test('an empty file is stored', async () => {
  const bucket = openBucket(await testBucket())
  await bucket.put('empty', new Blob([]))
  expect(await bucket.find('empty')).toEqual({ bytes: 0 })
  const stored = await bucket.get('empty')
  expect(stored && (await buffer(stored.body)).length).toBe(0)
})

test('what is wrong is named, without the keys', async () => {
  const settings = await testBucket()
  await expectFailure(
    openBucket({ ...settings, accessKeyId: 'other' }).get('a'),
    /answered 403 InvalidAccessKeyId/,
  )
  const elsewhere = openBucket({ ...settings, bucket: 'nothing' })
  await expectFailure(elsewhere.list(''), /nothing does not exist/)
  await expectFailure(elsewhere.get('a'), /answered 404 NoSuchBucket/)
  await expectFailure(elsewhere.put('a', new Blob(['Om'])), /answered 404 NoSuchBucket/)
  await settings.cut()
  await expectFailure(openBucket(settings).get('a'), /connecting failed with ECONNREFUSED/)
})

test('nobody waits for ever for a bucket that does not answer', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'modak',
    region: 'auto',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  await expectFailure(openBucket(settings, 50).find('a'), /did not answer in time/)
})

import { expect, test } from 'vitest'
import type { Feature } from '#server/feature.ts'
import { createLog } from '#server/http/requestLog.ts'
import { testApp } from '#server/test/testApp.ts'
import { composeDaily } from './daily.ts'

test('what expired goes first, then what staff deleted, then files nothing refers to', async () => {
  const { db } = await testApp()
  const done: string[] = []
  const task = (name: string) => ({ [name]: async () => void done.push(name) })
  const feature = (name: string): Feature => ({
    sweep: task(`files of ${name}`),
    tidy: task(`deleted ${name}`),
    daily: task(`expired ${name}`),
  })
  const features = [feature('posts'), {}, feature('products')]
  const makeFirstFiles = async () => void done.push('first files')
  const { doDaily, tidy } = composeDaily(db, { features, makeFirstFiles, log: createLog('silent') })
  await doDaily()
  const ofStaff = ['deleted posts', 'deleted products', 'files of posts', 'files of products']
  expect(done).toEqual(['expired posts', 'expired products', ...ofStaff, 'first files'])
  done.length = 0
  await tidy(db)
  expect(done).toEqual(ofStaff)
})

import { expect, test } from 'vitest'
import { createEdition } from '#server/features/site/service.ts'
import { listPublishTimes } from './publishTimes.ts'
import { openBlog } from '#server/test/posts.ts'

test('scheduled content makes a new edition when it is published, with the same name in every process', async () => {
  const { app, create, publish } = await openBlog()
  const publishAt = '2026-11-22T10:00:00.000Z'
  await publish(await create(), { status: 'scheduled', publishAt })
  const clock = { now: new Date('2026-11-22T09:59:00Z') }
  const started = () => createEdition(app.db, () => clock.now, listPublishTimes)
  const before = started()
  const early = await before()
  clock.now = new Date('2026-11-22T10:01:00Z')
  const later = await before()
  expect(later).not.toBe(early)
  expect(await started()()).toBe(later)
})

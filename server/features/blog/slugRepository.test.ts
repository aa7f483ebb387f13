import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import { forgetSlug } from './slugRepository.ts'

test('an address that is forgotten leaves the others as they are', async () => {
  const { db } = await testApp()
  await db('blog_slugs').insert([
    { slug: 'durva', post_id: null },
    { slug: 'modak', post_id: null },
  ])
  await forgetSlug(db, 'durva')
  expect(await db('blog_slugs').pluck('slug')).toEqual(['modak'])
})

import { expect, test } from 'vitest'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { translate, translationPath } from '#server/test/translating.ts'

test('rites are found by their names in each language, and named in the sitemap', async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  await translate(editor, translationPath('rite', 'daily'), { title: 'रोजची पूजा' })
  for (const query of ['q=daily', 'q=रोजची&language=mr', 'q=daily&language=mr', 'q=रोजची'])
    expect((await app.send(`/api/search?${encodeURI(query)}`)).text, query).toContain(
      '"/puja/guide/daily"',
    )
  expect((await app.send('/sitemap-rites.xml')).text).toContain('/puja/guide/daily<')
  expect((await app.send('/sitemap-pages.xml')).text).toContain('/puja/guide<')
})

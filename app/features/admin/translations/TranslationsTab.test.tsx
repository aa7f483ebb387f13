import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listTranslations } from '#contract/translations/admin.ts'
import { TranslationsTab } from './TranslationsTab.tsx'

const ganesh = {
  kind: 'puja',
  id: 'ganesh',
  title: 'Ganesh Puja',
  texts: 3,
  missing: 0,
  old: 1,
} as const
const gayatri = {
  kind: 'mantra',
  id: 'gayatri',
  title: 'Gayatri',
  texts: 2,
  missing: 2,
  old: 0,
} as const
const done = { ...gayatri, id: 'done', title: 'Done', missing: 0 }

const show = async () => {
  const server = templeServer()
  server.answers(listTranslations, [ganesh, gayatri, done])
  const page = await renderOffice(<TranslationsTab />, { server, at: '/admin/translations' })
  await screen.findByText('Ganesh Puja')
  return { ...page, server }
}

const shown = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('.font-semibold')?.textContent)

it('What is missing or old is listed, each with a way to its texts in that language', async () => {
  const { container, user } = await show()
  expect(shown()).toEqual(['Ganesh Puja', 'Gayatri', 'Done'])
  expect(screen.getByText('1 text older than the English')).toBeTruthy()
  expect(screen.getByText('2 texts not translated')).toBeTruthy()
  const link = screen.getByRole('link', { name: /Ganesh Puja/ })
  expect(link.getAttribute('href')).toBe('/admin/pujas/ganesh?language=mr')
  await expectAccessible(container)
  await user.selectOptions(screen.getByLabelText('State'), 'Not translated')
  await expect.poll(shown).toEqual(['Gayatri'])
  await user.selectOptions(screen.getByLabelText('State'), 'Older than the English')
  await expect.poll(shown).toEqual(['Ganesh Puja'])
})

it('Another language is asked for, and kept in the address', async () => {
  const { server, user } = await show()
  await user.selectOptions(screen.getByLabelText('Language'), 'हिन्दी')
  await expect.poll(() => server.received(listTranslations).at(-1)).toEqual({ language: 'hi' })
  const link = await screen.findByRole('link', { name: /Gayatri/ })
  await expect.poll(() => link.getAttribute('href')).toBe('/admin/mantras/gayatri?language=hi')
})

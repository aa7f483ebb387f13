import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'

test('What is wrong with a form is said in the language of the build, in lists, too', async () => {
  vi.stubGlobal('__PSEUDO__', true)
  vi.stubGlobal('__LANGUAGE__', 'mr')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const { schemaResolver } = await import('./schemaResolver.ts')
  const name = z.string().check(z.minLength(1, 'Required'))
  const schema = z.object({ name, lines: z.array(z.object({ name })) })
  const values = { name: '', lines: [{ name: 'ॐ' }, { name: '' }] }
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await schemaResolver(schema)(values, undefined, options)
  const { pseudoText } = await import('#contract/i18n/pseudo.ts')
  const required = { message: pseudoText('Required') }
  expect(errors).toMatchObject({ name: required, lines: [undefined, { name: required }] })
})

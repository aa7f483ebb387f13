import { useState } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { listDevotees, readDevoteePrefill } from '#contract/devotees/admin.ts'
import { DevoteeSuggestions } from './DevoteeSuggestions.tsx'

const devotee = { kind: 'donation', key: 'D7K3M9WACE' } as const

function Form({ withPan }: { withPan: boolean }) {
  const [typed, setTyped] = useState({ name: '', phone: '', pan: '' })
  const field = (name: keyof typeof typed) => ({
    label: name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('name')} />
      <TextField {...field('phone')} />
      <TextField {...field('pan')} />
      <DevoteeSuggestions
        typed={typed}
        withPan={withPan}
        onPick={({ fullName: name, phone = '', pan = '' }) => setTyped({ name, phone, pan })}
      />
    </>
  )
}

const show = async (role: 'desk' | 'treasurer', withPan = true) => {
  const server = templeServer()
  server.answers(listDevotees, {
    items: [
      {
        devotee,
        name: 'Meera Kulkarni',
        otherNames: [],
        city: 'Pune',
        lastAt: '2026-11-20T05:00:00Z',
        counts: { donation: 7 },
      },
    ],
  })
  server.answers(readDevoteePrefill, ({ withPan: isWanted }) => ({
    fullName: 'Meera Kulkarni',
    phone: '98220 11223',
    ...(isWanted && { pan: 'ABCPD1234F' }),
  }))
  const page = await renderOffice(<Form withPan={withPan} />, { server, me: { role } })
  return { ...page, server }
}

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('a devotee is offered while the phone or name is typed, and fills the form in', async () => {
  const { container, server, user } = await show('treasurer')
  await write(user, 'name', 'Me')
  await write(user, 'phone', '98220')
  expect((await screen.findByRole('listitem')).textContent).toBe(
    'Meera KulkarniPune · last here 20 Nov 2026 · 7 giftsFill in details of Meera Kulkarni',
  )
  expect(server.received(listDevotees)).toEqual([{ search: '98220', limit: 4 }])
  await expectAccessible(container)
  await user.click(screen.getByRole('button'))
  await expect.poll(() => value('pan')).toBe('ABCPD1234F')
  expect([value('name'), value('phone')]).toEqual(['Meera Kulkarni', '98220 11223'])
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Filled in')
  await write(user, 'phone', '98220 99')
  await expect.poll(() => server.received(listDevotees)).toHaveLength(2)
})

test.each([
  ['desk', true],
  ['treasurer', false],
] as const)('a %s does not read a PAN that the form may not have', async (role, withPan) => {
  const { server, user } = await show(role, withPan)
  await write(user, 'name', 'Meera')
  await user.click(await screen.findByRole('button'))
  await expect
    .poll(() => server.received(readDevoteePrefill))
    .toEqual([{ ...devotee, name: 'Meera Kulkarni' }])
})

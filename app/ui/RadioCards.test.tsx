import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { RadioCards } from './RadioCards.tsx'

const all = ['Ganesh', 'Havan', 'Lakshmi']

function Pujas() {
  const [options, setOptions] = useState(all)
  const { register, control } = useForm({ defaultValues: { puja: 'Havan' } })
  const chosen = useWatch({ control, name: 'puja' })
  return (
    <form>
      <RadioCards
        legend="The puja"
        options={options.map((value) => ({ value, label: value }))}
        {...register('puja')}
      />
      <output>{chosen}</output>
      <button type="button" onClick={() => setOptions(all.filter((one) => one !== 'Havan'))}>
        Switch Havan off
      </button>
    </form>
  )
}

it('Another is chosen after the one that was chosen has gone from the list', async () => {
  const { user } = await render(<Pujas />)
  await user.click(screen.getByRole('radio', { name: 'Havan' }))
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe('Havan')
  await user.click(screen.getByRole('radio', { name: 'Ganesh' }))
  expect(screen.getByRole('status').textContent).toBe('Ganesh')
})

import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SelectField } from './SelectField.tsx'
import { Slider } from './Slider.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const options = [
  { value: 'morning', label: 'Morning', detail: '6 AM - 10 AM', aside: '₹2,100' },
  { value: 'evening', label: 'Evening', isDisabled: true },
]

const wrong = { hint: 'As on your passport.', error: 'Required' }

/** What is read with an element: its hint and its error. */
const readWith = (element: Element): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? '')

const fields: [string, (props: { hint?: string; error?: string }) => ReactNode][] = [
  ['text', (props) => <TextField label="Name" {...props} />],
  ['text of several lines', (props) => <TextArea label="Name" {...props} />],
  ['choice', (props) => <SelectField label="Name" options={[]} {...props} />],
  [
    'password',
    (props) => (
      <PasswordField label="Name" showLabel="Show" autoComplete="new-password" {...props} />
    ),
  ],
]

describe.each(fields)('A field for a %s', (_, fieldWith) => {
  it('is read with its hint and its error, and is marked as wrong', async () => {
    const { container } = await render(fieldWith(wrong))
    const field = screen.getByLabelText('Name')
    expect(readWith(field)).toEqual(['As on your passport.', 'Required'])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Required')).toBeTruthy()
    await expectAccessible(container)
  })

  it('that is right has no error', async () => {
    await render(fieldWith({}))
    const field = screen.getByLabelText('Name')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    expect(field.hasAttribute('aria-describedby')).toBe(false)
  })
})

describe('A password field', () => {
  const show = () =>
    render(<PasswordField label="Password" showLabel="Show" autoComplete="current-password" />)

  it('hides what is typed until asked to show it, and again', async () => {
    const { user } = await show()
    const field = screen.getByLabelText('Password')
    const button = screen.getByRole('button', { name: 'Show' })
    expect(field).toHaveProperty('type', 'password')
    await user.type(field, 'Modak')
    await user.click(button)
    expect(field).toHaveProperty('type', 'text')
    expect(field).toHaveProperty('value', 'Modak')
    expect(button.getAttribute('aria-pressed')).toBe('true')
    await user.click(button)
    expect(field).toHaveProperty('type', 'password')
  })

  it('is for a manager of passwords, and can be pasted into', async () => {
    const { user } = await show()
    const field = screen.getByLabelText('Password')
    expect(field.getAttribute('autocomplete')).toBe('current-password')
    await user.click(field)
    await user.paste('Modak-108')
    expect(field).toHaveProperty('value', 'Modak-108')
  })
})

describe('A checkbox', () => {
  it('is ticked by its words, and read with its error', async () => {
    const { user, container } = await render(
      <CheckboxField label="I accept the terms" error="You must accept" />,
    )
    await user.click(screen.getByText('I accept the terms'))
    const box = screen.getByRole('checkbox')
    expect(box).toHaveProperty('checked', true)
    expect(readWith(box)).toEqual(['You must accept'])
    await expectAccessible(container)
  })
})

describe('Cards to choose from', () => {
  it('are chosen by any of their words; one that is not offered cannot be', async () => {
    const onChange = vi.fn()
    const { user, container } = await render(
      <RadioCards legend="Time" name="time" options={options} onChange={onChange} {...wrong} />,
    )
    await user.click(screen.getByText('6 AM - 10 AM'))
    expect(screen.getByRole('radio', { name: /^Morning/ })).toHaveProperty('checked', true)
    await user.click(screen.getByText('Evening'))
    expect(screen.getByRole('radio', { name: 'Evening' })).toHaveProperty('checked', false)
    expect(onChange).toHaveBeenCalledOnce()
    expect(readWith(screen.getByRole('group', { name: 'Time' }))).toEqual([
      'As on your passport.',
      'Required',
    ])
    await expectAccessible(container)
  })
})

describe('A choice', () => {
  it('gives the value of what is chosen', async () => {
    const onChange = vi.fn()
    const { user } = await render(
      <SelectField
        label="Subject"
        options={[
          { value: '', label: 'Please choose' },
          { value: 'puja', label: 'Puja Inquiry' },
        ]}
        onChange={({ target }) => onChange(target.value)}
      />,
    )
    await user.selectOptions(screen.getByLabelText('Subject'), 'Puja Inquiry')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('puja')
  })
})

it('A slider says its value in words', async () => {
  await render(
    <Slider
      label="Volume"
      value={0.7}
      min={0}
      max={1}
      step={0.01}
      valueText="70%"
      onChange={vi.fn()}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Volume' })
  expect(slider.getAttribute('aria-valuetext')).toBe('70%')
  expect(slider.getAttribute('step')).toBe('0.01')
})

import { describe, expect, it } from 'vitest'
import { aStaffRite } from '#app/test/aStaffRite.ts'
import { updateRite } from '#contract/guide/admin.ts'
import { newStep, riteValues, riteValuesOf, toRiteInput, wrongSteps } from './riteValues.ts'

const rite = aStaffRite()
const values = riteValues.toValues(rite)

describe('A rite in its form', () => {
  it('is sent as it was, if nothing is changed', () => {
    const input = toRiteInput(values, rite)
    expect(input).toMatchObject({
      title: 'Daily Puja',
      occasion: 'daily',
      samagri: [{ id: 'lamp', name: 'Lamp', amount: '1', isOptional: false }],
      steps: [
        { id: 'light', minutes: 1, isShort: true },
        {
          id: 'seat',
          sanskritName: 'आसनम्',
          mantra: {
            lines: [
              { text: 'आसनं समर्पयामि ।', startMs: 400 },
              { text: 'नमः ॥', startMs: 2600 },
            ],
          },
        },
        { id: 'sing', aartis: ['sukhakarta'] },
      ],
    })
    expect(updateRite.input.safeParse({ id: 'daily', ...input }).success).toBe(true)
    expect(riteValuesOf(input)).toEqual(values)
  })

  it('keeps the times of lines that are still there, wherever their step moves', () => {
    const steps = values.steps.toReversed().map((step) => ({
      ...step,
      mantra: { ...step.mantra, lines: step.mantra.lines.replace('नमः ॥', 'ॐ ॥\nनमः ॥') },
    }))
    const sent = toRiteInput({ ...values, steps }, rite)
    expect(sent.steps[1]?.mantra?.lines).toEqual([
      { text: 'आसनं समर्पयामि ।', startMs: 400 },
      { text: 'ॐ ॥' },
      { text: 'नमः ॥', startMs: 2600 },
    ])
  })

  it('sends no mantra that was taken away, and sings only at an aarti', () => {
    const steps = values.steps.map((step) => ({
      ...step,
      kind: 'offering' as const,
      mantra: { ...step.mantra, isThere: false },
    }))
    const sent = toRiteInput({ ...values, steps }).steps
    expect(sent.every(({ mantra }) => mantra === undefined)).toBe(true)
    expect(sent.map(({ aartis }) => aartis)).toEqual([[], [], []])
  })

  it('has a minute for a new step', () => {
    expect(newStep().minutes).toBe('1')
  })

  it('knows the steps in which something is missing', () => {
    const step = newStep()
    expect(wrongSteps(values)).toEqual([])
    expect(wrongSteps({ ...values, title: '', steps: [...values.steps, step] })).toEqual([step.id])
  })
})

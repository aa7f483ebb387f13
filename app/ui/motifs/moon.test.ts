import { describe, expect, it } from 'vitest'
import { litPath } from './Moon.tsx'

describe('litPath', () => {
  it.each([
    // Limb (1 = right), the terminator's half width, and the side it bulges to (1 = left).
    [0, 'M0-10A10 10 0 0 1 0 10A10 10 0 0 0 0-10Z'],
    [60, 'M0-10A10 10 0 0 1 0 10A5 10 0 0 0 0-10Z'],
    [90, 'M0-10A10 10 0 0 1 0 10A0 10 0 0 1 0-10Z'],
    [180, 'M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z'],
    [240, 'M0-10A10 10 0 0 0 0 10A5 10 0 0 0 0-10Z'],
    [300, 'M0-10A10 10 0 0 0 0 10A5 10 0 0 1 0-10Z'],
    [-60, 'M0-10A10 10 0 0 0 0 10A5 10 0 0 1 0-10Z'],
  ])('%i°', (phase, path) => expect(litPath(phase)).toBe(path))
})

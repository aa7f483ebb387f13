import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPractice, track } from '#app/test/aPractice.ts'

describe('Whatever a devotee does', () => {
  const action = fc.oneof(
    fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 25 }) }),
    fc.record({ do: fc.constant('toggle' as const) }),
    fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 29 }) }),
    fc.record({ do: fc.constant('turn' as const) }),
    fc.record({ do: fc.constant('line' as const), line: fc.nat({ max: 1 }) }),
    fc.record({ do: fc.constant('next' as const) }),
    fc.record({ do: fc.constant('speed' as const), speed: fc.constantFrom(0.5, 1, 1.5) }),
  )

  it('the whole is repeated as often as chosen and no more, and each is reported once', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), fc.constantFrom(3, 11), (actions, times) => {
        const { element, player, begin } = aPractice()
        const practice = begin()
        const view = practice.getState
        const counts: number[] = []
        practice.onRecitation(({ count }) => counts.push(count))
        player.play(track)
        practice.choose({ times })
        for (const each of actions) {
          if (view().phase === 'finished') break
          if (each.do === 'pass') element.pass(each.seconds)
          if (each.do === 'toggle') player.toggle()
          if (each.do === 'seek') player.seek(each.to)
          if (each.do === 'turn') practice.choose({ isMyTurn: !view().settings.isMyTurn })
          if (each.do === 'line') practice.playFrom(track, each.line)
          if (each.do === 'next') practice.next()
          if (each.do === 'speed') practice.choose({ speed: each.speed })
          // Silent exactly in a silence, and never a state that contradicts the element.
          const { phase } = view()
          expect(phase).not.toBe('failed')
          if (phase === 'answering') expect(element.muted).toBe(true)
          if (phase === 'reciting') expect(element).toMatchObject({ muted: false, paused: false })
          if (phase === 'paused' || phase === 'finished') expect(element.paused).toBe(true)
        }
        if (view().phase !== 'finished') {
          player.resume()
          element.pass(times * 130)
        }
        expect(view()).toMatchObject({ phase: 'finished', count: times })
        expect(element.paused).toBe(true)
        expect(counts).toEqual(Array.from({ length: times }, (_, index) => index + 1))
      }),
      { numRuns: 150 },
    )
  })
})

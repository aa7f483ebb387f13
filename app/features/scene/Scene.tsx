import type { ReactNode } from 'react'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { useWords } from '#app/i18n/words.ts'
import { LargeTime } from '#app/ui/LargeTime.tsx'
import type { Answer } from './answerOf.ts'
import { hillsInOutline, templeInOutline } from './underpainting.ts'

/** So that English pages have no byte of the other order. Their greeting is in Marathi. */
const isInEnglish = typeof __LANGUAGE__ !== 'string' || __LANGUAGE__ === 'en'

type Props = {
  /** Undefined while it is computed: its lines keep their height. */
  answer: Answer | undefined
  /** The chosen city, which can be changed there. */
  city: ReactNode
  moon: ReactNode
  /** Over the drawn door, once it can be opened. */
  door: ReactNode
  /** A great festival: the scene becomes the mandap, with Ganesha in it. */
  isGreat: boolean
  /** A fast waits for the moon, and a ring shows where it will rise; or the moon has risen, and the door is open. */
  fast: 'waits' | 'ends' | undefined
  /** Below the answer. */
  children: ReactNode
}

/** The temple at this hour, with the answer people come for in its sky. */
export function Scene({ answer, city, moon, door, isGreat, fast, children }: Props) {
  const words = useWords(scene)
  const [clock, half] = answer?.time.split('\u00a0') ?? []
  return (
    <section
      aria-label={words.label}
      className={`scene hour ${isGreat ? 'mandap' : fast === 'ends' ? 'risen' : ''}`}
    >
      <div className="sky">
        <div data-computed className="answer">
          <p lang={isInEnglish && isGreat ? 'mr' : undefined} className="answer-day">
            {answer?.eyebrow}
          </p>
          <p className="answer-name">{answer?.name}</p>
          <p className="answer-place">
            {answer?.label} {city}
          </p>
          <p className="answer-time">
            {isInEnglish ? clock : <LargeTime of={answer?.time} />}
            {isInEnglish && half && <small> {half}</small>}
          </p>
          <p className="answer-line" role="timer">
            {answer?.line}
          </p>
          {children}
          <svg viewBox="-400 -400 800 800" className="mandala" aria-hidden>
            <use href="/art/mandala.svg#m" />
          </svg>
        </div>
        {/* After the text, because a browser may paint before it has parsed everything. */}
        {isGreat ? (
          <img
            src="/art/ganesha.svg"
            alt={words.ganesha}
            width="500"
            height="560"
            className="mandap-ganesha"
          />
        ) : (
          <>
            <svg viewBox="0 -104 360 104" preserveAspectRatio="none" className="hills" aria-hidden>
              <g suppressHydrationWarning dangerouslySetInnerHTML={hillsInOutline} />
              <use href="/art/scene.svg#hills" />
            </svg>
            {moon}
            {fast === 'waits' && <span className="moon-ring" />}
            <svg viewBox="-200 -322 400 324" className="temple" aria-hidden>
              <g suppressHydrationWarning dangerouslySetInnerHTML={templeInOutline} />
              <use href="/art/scene.svg#temple" />
            </svg>
            {fast === 'ends' && door && (
              <img
                src="/art/ganesha.svg"
                alt=""
                width="500"
                height="560"
                className="door-ganesha"
              />
            )}
            {door}
          </>
        )}
      </div>
    </section>
  )
}

import * as Radix from '@radix-ui/react-tooltip'
import {
  type ComponentProps,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react'

/** Buttons that show an icon and no words. */
const named = ':is(.icon-button, .toast-close)'

const namedAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>(named) : undefined) ?? undefined

/** One tooltip for each icon button on the page that was hovered or focused. */
export function Tooltips() {
  const [buttons, setButtons] = useState<readonly HTMLElement[]>(pointedAt)
  useEffect(() => {
    const handle = ({ target }: Event) => {
      const button = namedAt(target)
      if (!button) return
      setButtons((known) => (known.includes(button) ? known : [...known.filter(isThere), button]))
    }
    document.addEventListener('pointerover', handle)
    document.addEventListener('focusin', handle)
    return () => {
      document.removeEventListener('pointerover', handle)
      document.removeEventListener('focusin', handle)
    }
  }, [])
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {buttons.map((button) => (
        <Tooltip key={keyOf(button)} button={button} />
      ))}
    </Radix.Provider>
  )
}

/** The button that was hovered or focused while this code was loading. */
const pointedAt = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${named}:is(:hover, :focus-visible)`),
]

const isThere = (button: HTMLElement): boolean => button.isConnected

const keys = new WeakMap<HTMLElement, number>()
let lastKey = 0

function keyOf(button: HTMLElement): number {
  const key = keys.get(button) ?? ++lastKey
  keys.set(button, key)
  return key
}

function Tooltip({ button }: { button: HTMLElement }) {
  const [label, setLabel] = useState('')
  return (
    <Radix.Root
      onOpenChange={() => setLabel(button.getAttribute('aria-label') ?? button.innerText)}
    >
      <Radix.Trigger asChild>
        <Adopted button={button} />
      </Radix.Trigger>
      {/* Beside the page's own content, where those who go by landmarks find it. */}
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8} hideWhenDetached>
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const handlers = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const

type AdoptedProps = Pick<ComponentProps<'button'>, (typeof handlers)[keyof typeof handlers]> & {
  button: HTMLElement
  ref?: Ref<HTMLElement>
}

/**
 * Attaches Radix to a button already on the page: passes its element and events. So the button is
 * not replaced when this code loads, and keeps the focus. `aria-describedby` is left out, because
 * the tooltip only repeats the button's name.
 */
function Adopted({ button, ref, ...props }: AdoptedProps) {
  const hear = useEffectEvent((event: Event) => {
    // Focus from a click or a returning window shows no tooltip.
    if (event.type === 'focus' && !button.matches(':focus-visible')) return
    const handler = props[handlers[event.type as keyof typeof handlers]]
    // Radix needs nothing from React's events that native events lack.
    ;(handler as unknown as ((event: Event) => void) | undefined)?.(event)
  })
  useImperativeHandle(ref, () => button, [button])
  useEffect(() => {
    const handle = (event: Event) => hear(event)
    const types = Object.keys(handlers)
    for (const type of types) button.addEventListener(type, handle)
    // It was hovered or focused before we listened.
    if (button.matches(':hover')) hear(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    if (button === document.activeElement) hear(new FocusEvent('focus'))
    return () => {
      for (const type of types) button.removeEventListener(type, handle)
    }
  }, [button])
  return null
}

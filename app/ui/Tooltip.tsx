import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'

type Props = { label: string; children: ReactElement }

/** Names an icon button to those who hover or focus it. */
export function Tooltip({ label, children }: Props) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

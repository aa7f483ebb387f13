import { test } from '@playwright/test'

/** The server a journey runs against: its address, and where its data are. */
export type Temple = { upstream: string; data: string }

export const temple = (): Temple => test.info().project.metadata as Temple

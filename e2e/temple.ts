import { test } from '@playwright/test'

/** The server that a journey runs against: its address, and the place of its data. */
export type Temple = { upstream: string; data: string }

export const temple = (): Temple => test.info().project.metadata as Temple

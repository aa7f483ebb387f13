import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

/** Every page that is linked before it is built. A feature's own route takes the place of its name here. */
export const Route = createFileRoute('/$arriving')(latePage(() => import('./-arrivingPage.tsx')))

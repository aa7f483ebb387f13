type Tasks = Readonly<Record<string, () => Promise<unknown>>>

/** Runs one task after the other, each of them whatever became of those before it. */
export const runEach = async (
  tasks: Tasks,
  onError: (error: unknown, task: string) => void,
): Promise<void> => {
  for (const [name, task] of Object.entries(tasks)) {
    try {
      await task()
    } catch (error) {
      onError(error, name)
    }
  }
}

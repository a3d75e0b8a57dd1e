import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { writeReport } from './report.ts'

export default class SummaryReporter implements Reporter {
  private suite: Suite | null = null
  private readonly errors: string[] = []

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  onError({ message = 'an error without a message' }: { message?: string }): void {
    this.errors.push(`outside of a test: ${message}`)
  }

  async onEnd(): Promise<void> {
    const tests = this.suite?.allTests() ?? []
    const having = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome)
    const flaky = having('flaky').map(nameOf)
    await writeReport({
      passed: having('expected').length + flaky.length,
      failed: [...having('unexpected').map(nameOf), ...this.errors],
      passedAtSecondTry: flaky,
    })
  }
}

/** Such as 'search.spec.ts (chromium): the search opens'. */
function nameOf(test: TestCase): string {
  const [, project = '', file = '', ...titles] = test.titlePath()
  return `${file} (${project}): ${titles.join(' ')}`
}

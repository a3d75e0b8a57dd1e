import type { Reporter } from 'vitest/node'
import { writeReport } from './report.ts'

export default class SummaryReporter implements Reporter {
  onTestRunEnd: Required<Reporter>['onTestRunEnd'] = async (modules, unhandled) => {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId}: ${test.fullName}`,
        state: test.result().state,
        isFlaky: test.diagnostic()?.flaky === true,
      })),
    )
    const suites = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
      ),
    )
    await writeReport({
      passed: tests.filter(({ state }) => state === 'passed').length,
      failed: [
        ...tests.filter(({ state }) => state === 'failed').map(({ name }) => name),
        ...suites,
        ...unhandled.map(({ message }) => `outside of a test: ${message}`),
      ],
      passedAtSecondTry: tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name),
    })
  }
}

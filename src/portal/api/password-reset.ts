import * as contract from '../../contract/password-reset.ts'
import { plainCode } from '../../contract/reset-code.ts'
import { callForReply } from './request.ts'

export const requestResetCode = (email: string) =>
  callForReply(contract.requestResetCode, { email })

export const verifyResetCode = (email: string, code: string) =>
  callForReply(contract.verifyResetCode, { email, code: plainCode(code) })

export const resetPassword = (email: string, password: string) =>
  callForReply(contract.resetPassword, { email, password })

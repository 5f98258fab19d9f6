export {
  StatusMessage,
  type StatusMessageProps,
  type StatusTone,
  statusTones,
} from './StatusMessage.tsx';

export * from '../../documents/pdf/paper';

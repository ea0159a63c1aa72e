// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
import Texts

extension Language {
  /// The lines of Spanish.
  static let spanishLines: StaticString = #"""
football-gather-texts b016009d73a78921 es
10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
,	.	1
dom	lun	mar	mié	jue	vie	sáb
ene	feb	mar	abr	may	jun	jul	ago	sept	oct	nov	dic
a. m.	p. m.
%a, %d %b %Y, %T	%a, %d %b, %T	%a, %d %b %Y	%k:%M	%I:%M %p	%I %p	%d %b
%a, %d %b %Y, %T	%a, %d %b, %T	%a, %d %b %Y	%k:%M	%I:%M %p	%I %p	%d %b
 y 	, 	 y 
# %
	nñÑ
Contraseña y dispositivos
Sesiones abiertas
Dispositivo desconocido
Este dispositivo
Último uso: {0}
Cerrar sesión allí
Cerrar sesión en todos los demás
Cargando…
Reintentar
Cambiar contraseña
Cambiando…
Contraseña actual
Contraseña nueva
Mostrar contraseñas
La contraseña ha cambiado y se cerró la sesión en todos los demás dispositivos. El código de recuperación anterior ya no sirve.
Eliminar cuenta
Eliminando…
Elimina para siempre la cuenta y todo lo que guardó en línea. Los jugadores y encuentros se quedan en este dispositivo; en los demás se cierra la sesión.
Añadir nombre y contraseña
Ahora inicias sesión como {0}.
Se quitó este teléfono del grupo o se eliminó el grupo. Ahora los jugadores y encuentros están solo en este dispositivo.
La cuenta se ha eliminado. Ahora los jugadores y encuentros están solo en este dispositivo.
Escribe la contraseña actual y una nueva.
Otro teléfono le ha puesto nombre al grupo. Inicia sesión con él.
Este teléfono se unió hace menos de un día. Hazlo en el teléfono que creó el grupo, o mañana.
La contraseña no es correcta. Revísala e inténtalo de nuevo.
No hay conexión con el servidor. Inténtalo cuando la haya.
La sesión de este dispositivo ha caducado. Primero vuelve a iniciar sesión.
Añadir jugador
Añadir
Añadido: {0}.
Recién añadidos
Quitar a {0}
Pegar una lista
Pegar tu lista
Lista de nombres
1. Ana␤2) Bruno␤✅ Carlos, Dani
De un chat, una nota o una tabla. Se ignoran números, viñetas y emojis.
Los nombres se leerán en cuanto la app termine de cargarse.
{0} nombre encontrado	{0} nombres encontrados
Solo se lee el primer nombre ({0}).	Solo se leen los primeros {0} nombres.
Ya está en la lista
{0} ya está en la lista. Con «Añadir» habrá dos.
Repetido en esta lista: ¿otra persona?
Archivado, se recuperará
Quizá un título
Quizá una fecha
Quizá un lugar
Quizá un precio
Quizá una nota
Quizá un contacto
Quien escribió la lista
Reserva
Quizá
Dijo que no
Sin respuesta
Fuera
¿Una persona?
¿Dos personas?
Una persona: {0}
Editar texto
Cambiar {0}
Añadir invitado de {0}
Separar: {0}
Unir con {0}
Omitir
Añadir jugadores
Añadir {0} jugador	Añadir {0} jugadores
Añadido: {0}
{0} jugador añadido	{0} jugadores añadidos
Añadir a {0}
Cambiar el nombre de un jugador a {0}
Editar un jugador
Eliminar un jugador
Restaurar un jugador
Recuperar un jugador
Fijar un nivel
Añadir una regla de equipos
Poner nombre al grupo
Quitar una regla de equipos
Un jugador se va
Cambiar el nombre de un equipo
Finalizar un encuentro
Reabrir un encuentro
Corregir el final
Restaurar un encuentro
Excluir un encuentro de los niveles
Contar un encuentro para los niveles
Empezar el siguiente partido
Fijar quién juega después
Poner en marcha el reloj
Pausar el reloj
Deshacer el final de un periodo
Terminar un periodo
Reiniciar el reloj
Decir quién marcó
Cambiar el minuto de un gol
Anular un gol
Contar dos goles como dos
Decir quién lleva el marcador
Crear un enlace
Desactivar un enlace
Elegir cómo se ven los nombres
Establecer la zona horaria
Planear un encuentro
Cambiar un encuentro planeado
Cancelar el encuentro
Deshacer la cancelación de un encuentro
Respuesta de {0}
Cambiar los invitados de una persona
Decidir sobre una plaza
Planear una serie de encuentros
Cambiar una serie de encuentros
Terminar una serie de encuentros
Elegir quién responde por una persona
No se guardó «{0}»: {1}
Ya estaba.
No existe ese jugador.
El jugador se eliminó en otro dispositivo.
Un grupo tiene como máximo {0} jugador.	Un grupo tiene como máximo {0} jugadores.
No existe ese encuentro.
El encuentro se eliminó en otro dispositivo.
Un grupo tiene como máximo {0} encuentro.	Un grupo tiene como máximo {0} encuentros.
Un jugador solo puede estar una vez en un encuentro.
Un encuentro tiene como máximo {0} jugador.	Un encuentro tiene como máximo {0} jugadores.
Un equipo tiene como máximo {0} gol.	Un equipo tiene como máximo {0} goles.
Un encuentro tiene como máximo {0} enlace.	Un encuentro tiene como máximo {0} enlaces.
Un grupo tiene como máximo {0} regla de equipos.	Un grupo tiene como máximo {0} reglas de equipos.
Como máximo {0} persona lleva el marcador de un encuentro.	Como máximo {0} personas llevan el marcador de un encuentro.
Un encuentro tiene como máximo {0} partido.	Un encuentro tiene como máximo {0} partidos.
No existe ese partido.
Ese equipo no juega.
No existe ese encuentro planeado.
No se pueden planear más encuentros hasta que terminen algunos.
No pueden responder más personas a este encuentro.
Un grupo tiene como máximo {0} enlace para responder.	Un grupo tiene como máximo {0} enlaces para responder.
Se cambió después en otro dispositivo.
Quedan {0} min
Queda menos de 1 min
Últimas noticias del campo
Sin noticias del campo
{0} {1} {2} · {3}
Este enlace no funciona
Lo desactivaron o le falta una parte. Pide uno nuevo a quien te lo envió.
Este partido acabó hace mucho
El enlace funcionó hasta 30 días después del partido. Quien lo compartió aún tiene el resultado.
Esta temporada terminó hace tiempo
Los enlaces funcionan durante 60 días tras la temporada o su último partido. Quien compartió este aún tiene la clasificación.
El servidor está ocupado
Esta página vuelve a intentarlo sola en un momento.
Demasiados enlaces no funcionaron
Se abrieron desde la red que usas. Esta página vuelve a intentarlo sola en 15 minutos.
Football Gather: equipos, tiempo y marcador para tu propio partido
Siguiente partido
¿Quién juega?
Partidos
Clasificación
Equipo
Jugados
Ganados
Empatados
Perdidos
Puntos
{0} punto, goles {1}	{0} puntos, goles {1}
PJ
G
E
P
Gol
Pts
Quién juega después
Anular este partido
ahora
Partido anulado
{0} partido	{0} partidos
{0} {1} {2}
{0} · descansa
Empezar {0}
Sigue el que gana, máximo {0}×
Todos contra todos
Encuentro en curso
Empezar
Pausa
Reanudar
Fijar tiempo
Reiniciar reloj
Con este tiempo empieza una nueva cuenta atrás.
Minutos
Segundos
Finalizar
Escribe de 0 a 99 minutos y de 0 a 59 segundos, pero no 0:00.
Encuentro no encontrado
Se eliminó o el enlace es de otra cuenta.
Este encuentro ha terminado. Los goles aún se pueden corregir.
Ya hay un encuentro en curso con estos jugadores.
{0} min
{0} más
{0} menos
Gol: {0}
Gol anulado: {0}
El reloj vuelve a {0}. El marcador se mantiene.
{1} · hasta {0}
Contar hacia arriba
Marcador
Bloqueado: los toques no cambian nada.
Desbloquear
Volver al encuentro
Historial
Aún no hay encuentros
Selecciona jugadores y empieza uno. Su resultado aparecerá aquí.
En curso
Eliminar encuentro
¿Eliminar este encuentro con su marcador y sus equipos?
Encuentro eliminado
Empezó
Goles
1.º
2.º
1.º
2.º
3.º
{0}.º
{1} {0}
Hoy, {0}
Ayer, {0}
hoy a las {0}
ayer a las {0}
Sin goles
Pregunta quién viene, forma equipos, lleva el reloj y guarda cada marcador de tu fútbol con amigos, incluso sin cobertura.
Ayuda
Un día de partido
Añade a quienes juegan, uno a uno o pegando una lista.
Toca «Nuevo encuentro»: quienes suelen jugar ya están en equipos. Cambia quién está en «Juegan».
Pon en marcha el reloj y toca + con cada gol.
Finaliza el encuentro. Su resultado queda en «Historial» y cuenta como un partido en «Temporada».
Con teclado
Espacio
Retroceso
Gol del equipo de la izquierda
Gol del equipo de la derecha
Poner en marcha o pausar el reloj
Deshacer
Salir de una selección o corrección
Privacidad
Lo que escribes se queda en este dispositivo hasta que compartes un enlace o creas una cuenta. Desde entonces también se guarda en el servidor, donde quien lo administra puede leerlo, salvo la contraseña. No hay anuncios, ni rastreo, ni otros sitios.
Acerca de
Versión {0}. Software libre, licencia MIT; quien administra el servidor tiene el código fuente.
Pantalla de inicio
Instalar la app
Ahora no
Instalada como app, se abre desde la pantalla de inicio y guarda tus datos con más seguridad.
En la app instalada tus datos están más seguros: toca Compartir y luego «Añadir a pantalla de inicio».
Ya la usaba antes
Código de mi otro teléfono
Código de recuperación
Segundo teléfono
Unirse
Uniéndose…
Continuar
Buscando tu grupo…
En el otro teléfono: Ajustes, «Segundo teléfono». Escribe los diez caracteres que muestra. Aquí también vale un código de recuperación.
Escribe los 20 caracteres que anotaste. Traen todo el grupo a este teléfono.
¿Usas la app de la pantalla de inicio? Escribe allí estos diez caracteres: {0}
Un grupo de {0} jugador en {1}.	Un grupo de {0} jugadores en {1}.
El grupo de {0} con {1} jugador en {2}.	El grupo de {0} con {1} jugadores en {2}.
No es un código válido. Revisa cada carácter.
Aquí no existe ese código. Revísalo o crea otro.
Este código ya se usó. Crea otro en el otro teléfono.
Este código ha caducado. Crea otro en el otro teléfono.
Hubo demasiados códigos erróneos. Espera una hora e inténtalo de nuevo.
Lo que hay en este teléfono
Aquí hay un grupo con {0} jugador. No se mezcla con el otro si tú no lo dices. ¿Qué hacemos con él?	Aquí hay un grupo con {0} jugadores. No se mezcla con el otro si tú no lo dices. ¿Qué hacemos con él?
Ponerle nombre y contraseña
Guardarlo como archivo
Quitarlo de este teléfono
Añadirlo a la cuenta
Se borra de este teléfono cuando llegue el otro grupo.
Con un nombre y una contraseña puedes iniciar sesión en cualquier lugar. Jugadores, resultados y enlaces quedan como están.
Añadiendo…
Teléfonos que lo tienen
Quitar
Otro teléfono se une con un código QR o diez caracteres y enseguida puede llevar el marcador.
Mostrar el código
Código nuevo
Escanéalo con la cámara o escribe el código allí, en «Ya la usaba antes». Sirve una vez, durante diez minutos.
Código para el segundo teléfono
O ábrelo allí
Código QR para el segundo teléfono
Creando un código…
Se ha unido: {0}.
Recupera el grupo cuando ya ningún teléfono lo tiene. Un código nuevo anula el anterior.
Crear código de recuperación
Anótalo o guarda una foto. Solo se muestra ahora.
Quitar de este teléfono
Los otros teléfonos conservan el grupo. Aquí se borra.
Elimina para siempre lo guardado en línea; los enlaces dejan de funcionar. Los jugadores y encuentros se quedan en este teléfono.
Si pierdes este teléfono
Los enlaces de los chats siguen funcionando y quien tiene un enlace de marcador sigue anotando. Un nombre y contraseña, un segundo teléfono o un código de recuperación te devuelven el grupo; sin ninguno de ellos solo puede ayudarte quien administra el servidor. Los tres están en los ajustes en cuanto has compartido algo.
Equipos parejos
Comparando repartos…
Otro
Mostrar niveles
Ocultar niveles
Oculto
Nivel
Según resultados
No contar para niveles
Contar para niveles
No cuenta para niveles
Cuenta para niveles
{0}, fijado por ti
{0} ± {1}, estimado
{0} ± {1}, según la habilidad
{0} ± {1}, {2} partido	{0} ± {1}, {2} partidos
Equipos parejos listos
Aún no se sabe nada de estos jugadores, así que los equipos son al azar. Tras uno o dos partidos serán más parejos.
A lo sumo {0} peor que el mejor posible.
El único reparto posible.
Ningún reparto es más parejo.
El mejor de {0} reparto.	El mejor de {0} repartos.
El mejor de {0} repartos; {1} más es igual de bueno.	El mejor de {0} repartos; {1} más son igual de buenos.
Diferencia {0}; la mejor es {1}.
Cambiar {0} por {1} (diferencia {2})
Mover a {0}: {1} (diferencia {2})
Parejo. {0} : {1}
{0} {1|%} · {2} {3|%}
{0} ganaría entre el {1} y el {2|%} de partidos así. Un empate cuenta la mitad.
Solo estimaciones, faltan resultados: {0}.
Juntos: {0}.
Separados: {0}.
Reglas
Reglas de equipos
Juntos
Separados
Elige jugadores que van juntos, separados o en un equipo concreto.
En {0}
En {1}: {0}.
Regla quitada
Quitar: {0}
No se cumple: {0}
Igualar: {0} ↔ {1}
Cambiados: {0} y {1}
Juntos y separados a la vez: {0}.
Separados, pero juntos por {0}: {1}.
Juntos, pero en equipos distintos: {0}, {1}.
Separados, pero en el mismo equipo: {0}, {1}.
No hay equipos suficientes para separarlos: {0}.
Las reglas sobre ellos se contradicen: {0}.
Hay demasiado que calcular.
Las reglas no dejan ningún reparto.
Enlace para seguir
Quien lo tenga ve marcador, reloj, goles y equipos, sin cuenta.
Copiar
Mostrar código QR
Código QR del enlace
Desactivar
Nombres
Quién ve qué
Tal cual
Tus amigos ven los nombres tal como están en tu lista.
Ana B.
Tus amigos ven el nombre y la primera letra del apellido.
Tengo una cuenta
Una cuenta guarda jugadores y encuentros en línea, para todos tus dispositivos.
Usuario
Contraseña
Mostrar contraseña
Código
Recordarme
Entrar
Entrando…
Registrarse
Registrando…
Ambos campos son obligatorios.
El usuario o la contraseña no son correctos. Revisa ambos e inténtalo de nuevo.
Este usuario ya existe. Elige otro, o entra si eres tú.
Un usuario tiene de 1 a 80 caracteres y ningún signo de dos puntos. Elige otro.
Elige una contraseña de al menos 8 caracteres que pocos más elegirían.
Para registrarte aquí, escribe el código que te dio quien administra este servidor.
Este servidor no admite usuarios nuevos. Pregunta a quien lo administra.
Hubo demasiados intentos. Espera un cuarto de hora e inténtalo de nuevo.
No hay conexión con el servidor. Puedes seguir sin cuenta y entrar más tarde.
Algo ha fallado en el servidor. Inténtalo de nuevo en un momento.
Este dispositivo tiene {1} cambio de {0} aún sin guardar en línea. Entra como {0} o cierra antes la sesión en los ajustes.	Este dispositivo tiene {1} cambios de {0} aún sin guardar en línea. Entra como {0} o cierra antes la sesión en los ajustes.
Si te registras, lo que hay en este dispositivo se guarda en la cuenta nueva. Si entras, tú dices qué pasa con ello.
Lo que hay en este dispositivo ({0} cambio) se guardará en la cuenta.	Lo que hay en este dispositivo ({0} cambios) se guardará en la cuenta.
Se va
Se fueron
Llega tarde
Jugador o nombre nuevo
Al banquillo
A: {0}
«{0}» como invitado
{0} se fue
Minuto
¿Quién marcó?
{0}: {1} de {2}
Goles de {0}
{0} no jugaba en {1}. ¿Quién marcó?
¿Asistencia?
Goleador
Asistencia
En propia puerta
Anular el gol
+1 min
−1 min
{0} (p. p.)
{0} ({1})
Marcó {0}
Asistencia de {0}
Gol {0}, sin minuto: editar
Gol {0}, {1}: editar
Tiempo restante
Periodos
Un periodo
2 tiempos
4 cuartos
{0} periodo	{0} periodos
1.er tiempo
2.º tiempo
1.er cuarto
2.º cuarto
3.er cuarto
4.º cuarto
1.er periodo
2.º periodo
3.er periodo
{0}.º periodo
Descanso
Pausa
Final
Listo
En marcha
En pausa
Se acabó el tiempo
1 minuto más
1 minuto menos
Tiempo fijado
Descartar este encuentro
Encuentro descartado
Resultado
Imagen
Reabrir
Corregir
Terminó
Final corregido
Hay un encuentro en curso
Va {0}, {1}. ¿Lo retomas o empiezas otro a la vez?
Empezar otro
Termina tras {0} partido. Se guarda en el historial.	Termina tras {0} partidos. Se guarda en el historial.
El resultado final es {0}, empate. Se guarda en el historial.
El resultado final es {0}, gana {1}. Se guarda en el historial.
Jugadores
Nuevo encuentro
Marcar todos
Editar
Buscar jugadores
Formar equipos
Juegan: {0} de {1}
Retomar encuentro
Aún no hay jugadores
Selecciona al menos 2 jugadores.
Selección borrada
{0} seleccionado	{0} seleccionados
No hay nadie llamado «{0}».
Eliminar jugador
Eliminar {0} jugador	Eliminar {0} jugadores
¿Eliminar a {0}? Los encuentros que jugaron quedan como están.
Sus respuestas se mantienen: {0}.
Eliminado: {0}
{0} jugador eliminado	{0} jugadores eliminados
Archivar jugador
Archivar {0} jugador	Archivar {0} jugadores
Archivado: {0}
{0} jugador archivado	{0} jugadores archivados
Archivados
Archivados ({0})
Jugadores que ya no juegan. Los encuentros pasados los conservan.
No hay jugadores archivados
Recuperar
Recuperar a {0}
Tus jugadores y resultados están guardados en línea sin nombre. Con un nombre y una contraseña puedes entrar desde cualquier teléfono.
{0} vuelve a la lista
{0} y {1} más	{0} y {1} más
y {0} más	y {0} más
Nombre
Edad
Posición
Habilidad
Posición preferida
Equipo favorito
Personal
Juego
Gustos
Ninguna
Ninguna
Un nombre tiene como máximo 80 caracteres. Algunos emojis cuentan como varios. Acórtalo.
Tiene caracteres que no se pueden guardar, como un salto de línea. Escríbelo de nuevo.
Un jugador necesita un nombre.
La edad es un número entero de 1 a 120.
Este jugador ya no está en la lista.
Enlace de marcador
Quien lo tenga lleva el marcador en su propio teléfono, sin cuenta.
{0} siguiendo	{0} siguiendo
{0} anotando: {1}	{0} anotando: {1}
¿Quién eres?
Llevas el marcador de este partido, también sin cobertura. Los demás ven tu nombre.
Tu nombre
Llevar el marcador
Cargando el partido…
Este enlace necesita conexión la primera vez. Después funciona sin ella.
Este enlace ya no funciona
El organizador lo desactivó o el partido acabó hace mucho. Pídele uno nuevo.
Los cambios que hiciste sin conexión no llegaron al partido. Envíaselos al organizador.
Solo puede hacerlo el organizador.
{0}, por {1}
por {0}
Dos teléfonos anotaron un gol de {0} con segundos de diferencia.
Un gol
Puede que este encuentro esté dos veces: hay otro del mismo día con los mismos equipos y el mismo resultado.
Eliminar uno
posible duplicado
Dos goles
Ajustes
Cuenta
Sin cuenta: todo se guarda solo en este dispositivo. Añade la app a la pantalla de inicio, porque algunos navegadores borran un sitio que no se visita en una semana.
Entrar o registrarse
Cerrar sesión
Idioma
Grupo
Nombre de tu grupo
Tus amigos lo ven en tus enlaces y en sus calendarios. Puede quedar vacío.
Tu grupo se llama {0}.
El nombre de un grupo tiene como máximo 40 caracteres.
{0} aún no está en este dispositivo. Elígelo de nuevo cuando haya red.
La app está ahora en español.
Tus datos
Un archivo contiene todos los jugadores y encuentros. Importar añade lo que falta y no cambia nada de lo que hay.
Exportar a un archivo
Importar de un archivo
Guardado en línea sin nombre.
Sesión iniciada como {0}.
La sesión de {0} ha caducado. Vuelve a entrar para guardar en línea.
Lo guardado en línea se queda allí; la copia de este dispositivo se quita.
{0} cambio aún no está guardado en línea y se perdería. Antes exporta a un archivo, o conéctate y espera.	{0} cambios aún no están guardados en línea y se perderían. Antes exporta a un archivo, o conéctate y espera.
Guardando en este dispositivo
Sin guardar en este dispositivo
Solo en este dispositivo
Guardado en línea
Guardando {0} cambio…	Guardando {0} cambios…
Sin conexión
El servidor no responde
{0} cambio aún sin guardar en línea	{0} cambios aún sin guardar en línea
Vuelve a entrar para sincronizar
Vuelve a entrar para guardar {0} cambio en línea	Vuelve a entrar para guardar {0} cambios en línea
Abrir {0}
Esta página se abrió sin https, así que no puede mantener tu sesión. Abre la app en {0}.
Este navegador no guardó tu sesión porque aquí no acepta cookies. Permítelas para esta página o usa otro navegador.
Final: el reloj ha llegado a 00:00.
Este navegador no guarda nada (¿es una ventana privada?). Lo que hagas aquí se pierde al cerrar la página, salvo con sesión iniciada y conexión.
A este dispositivo no le queda espacio para guardar. Libera espacio; hasta entonces, exporta a un archivo o sigue conectado.
A este dispositivo le queda poco espacio. Todo está guardado; libera espacio pronto para que siga así.
Una parte de la copia de este dispositivo ({0} registro) no se pudo leer y se apartó. El resto está aquí.	Una parte de la copia de este dispositivo ({0} registros) no se pudo leer y se apartó. El resto está aquí.
El reloj de este dispositivo va {0} adelantado. Los tiempos siguen el reloj del servidor.
El reloj de este dispositivo va {0} atrasado. Los tiempos siguen el reloj del servidor.
{0} minuto	{0} minutos
{0} hora	{0} horas
Esta app y el servidor son de versiones distintas. Recarga cuando puedas; hasta entonces no se pierde nada.
El servidor tiene un problema. Lo que hagas se guarda en este dispositivo y más tarde en línea.
Hay una versión nueva.
El servidor se restauró desde una copia. Lo que había perdido se añadió de nuevo desde este dispositivo.
Todo lo de este archivo ya estaba aquí.
Añadido: {0} jugador y {1}.	Añadido: {0} jugadores y {1}.
{0} encuentro	{0} encuentros
Este no es un archivo exportado por Football Gather. No se cambió nada.
Este archivo viene de una versión más nueva de Football Gather o está dañado. Actualiza la app y vuelve a intentarlo. No se ha cambiado nada.
Recargar
Enviar
Resultado como texto
¿Y si pierdo este teléfono?
Para que tus amigos puedan abrirlo, tus jugadores y resultados se guardan también en {0}. No hace falta nombre.
Añadir nombre
Creando el enlace…
Guardando en línea: {0|%}
Necesita conexión.
Abre antes esta página en tu navegador. Esta ventana no guarda nada: es privada o parte de un chat.
Esta dirección no puede mantener tu sesión. Abre antes la app por su dirección https.
Este servidor pide un código a los grupos nuevos. Escribe el que te dio quien lo administra.
El código no es correcto. Revísalo e inténtalo de nuevo.
Este servidor no admite grupos nuevos. Entra si tienes una cuenta.
A este servidor no le queda sitio para grupos sin nombre. Regístrate con un nombre.
Aquí hay más de lo que este servidor guarda sin nombre. Añade antes un nombre.
Desde esta red llegaron demasiados grupos nuevos. Inténtalo en una hora; la app sigue funcionando sin enlace.
El servidor no responde. La app lo intenta de nuevo sola.
El servidor tiene un problema. La app lo intenta de nuevo sola.
Empate en cabeza
Empate
Ganó {0}
Petos
Sin peto
Rojos
Azules
Verdes
Rojo
Naranja
Amarillo
Verde
Azul
Morado
Rosa
Blanco
Negro
Empezar encuentro
Mismos equipos que la última vez
Mismos equipos
Mezclar
Equipos mezclados
Igualar
Equipos igualados
Color
Nombre
Equipos
{0} equipo	{0} equipos
Ambos equipos necesitan al menos un jugador.
Cada equipo necesita al menos un jugador.
Aún sin jugadores
Nombre y color de {0}
Mover a {0}: {1}
Mandar a {0} al banquillo
{0} pasa a {1}
{0} pasa al banquillo
Banquillo
{0} – {1}
{0} {1}, {2} {3}
{0}-{1}
{0}-{1}
Listo
Cancelar
Deshacer
El enlace está listo.
sin indicar
Retroceso lo deshace.
Atrás
Compartir
Copiado
Este navegador no deja copiar a la app. El texto está seleccionado, así que cópialo tú.
Cerrar
Eliminar
Mostrar más
Equipo A
Equipo B
Equipo C
Equipo D
A
B
C
D
Portero
Defensa
Centrocampista
Extremo
Delantero
POR
DEF
CEN
EXT
DEL
Principiante
Aficionado
Profesional
{0} de {1}
Van {0}
{0} quizá
{0} en espera
Completo
una plaza queda libre a las {1}	{0} plazas quedan libres a las {1}
una plaza pasa al siguiente de la espera a las {1}	{0} plazas pasan a los siguientes de la espera a las {1}
una plaza se ofrece al siguiente de la espera a las {1}	{0} plazas se ofrecen a los siguientes de la espera a las {1}
una plaza está ofrecida al siguiente de la espera	{0} plazas están ofrecidas a los siguientes de la espera
hay una plaza: para quien toque primero	hay {0} plazas: para quien toque primero
Responde hasta: {0}
Respuestas desde: {0}
No estoy en la lista
Eres {0}
Tu nombre no aparece en esta página.
¿No eres tú?
Voy
Quizá
No voy
Reserva
Salir de la reserva
Apúntame si queda una plaza
Pregúntame antes
Hay una plaza. Es tuya hasta: {0}
¿Cambiaste de idea? Tu plaza se guarda hasta las {0}
La plaza que se te ofreció ya no está. Vuelves a ser el número {0} de la lista de espera.
Hay una plaza para tu invitado hasta: {1}	Hay {0} plazas para tus invitados hasta: {1}
Tu invitado está en espera	{0} de tus invitados están en espera
Aceptar la plaza
Esta vez no
{0} es el número {1} de la lista de espera.
Tu respuesta está guardada.
Eres el número {0} de la lista de espera.
{0} va.
Quizá venga {0}.
{0} no va.
Cancelado
Cancelado: {0}
No hay ningún encuentro planeado
El encuentro ha empezado.
{0} respondió desde otro teléfono. ¿Quién eres?
Soy {0}
Respondo por {0}
Escribir otro nombre
Solo puede responder el teléfono de {0}. Pregunta a quien organiza.
Tu respuesta no se guardó. Revísala o pregunta a quien organiza.
Esta página estaba desactualizada. Toca otra vez.
Mapa
{0} +{1}
Invitados
Planear un encuentro
Planear el próximo encuentro
¿Quién viene?
Preguntar quién viene
Tus amigos responden con un enlace, sin cuenta.
Quien responde puede pasar a ser jugador: toca un nombre y luego «Es…».
Planear y compartir
Planear
Día
Hora
Duración en minutos
Lugar
{0}: uno menos
{0}: uno más
Repetir
Jugadores: máximo
Quien llegue después queda en reserva.
Jugadores: mínimo
Hasta entonces dice cuántos faltan.
Una vez
Cada semana
Cada semana	Cada {0} semanas
Cada lunes, {0}
Cada martes, {0}
Cada miércoles, {0}
Cada jueves, {0}
Cada viernes, {0}
Cada sábado, {0}
Cada domingo, {0}
próximo: {0}, respuestas desde: {1}
próximo: {0}
respuestas desde: {0}
Respuestas desde
El mismo día
El día anterior
{0} día antes	{0} días antes
Límite, precio, invitados, mapa
Responder antes de
Responder antes de: hora
Sin límite
Precio
Invitados por persona
Enlace a un mapa
Elige un día.
Esa hora ya ha pasado.
Elige una hora.
Un encuentro dura de 10 a 600 minutos.
Escribe un número del 1 al 200 o déjalo vacío.
El enlace a un mapa debe empezar por https://.
Hora de {0}
Solo este
De aquí en adelante
El nuevo ritmo vale para los encuentros posteriores. Toca «De aquí en adelante».
{0} sin respuesta
{0} sin respuesta: {1}
Faltan {0}
{0} plaza libre	{0} plazas libres
¿Vienes? {0}
Sin respuesta aún: {0}
Avisar a {0}
Nuevo encuentro ({0} viene)	Nuevo encuentro ({0} vienen)
Invitado
{0} ({1})
se le pregunta hasta {0}
{0}: se le pregunta hasta {1}
Hay una plaza y {0} está en espera
la oferta terminó
entra automáticamente
no aceptó la plaza
cedió la plaza
plaza retirada
{0} antes
Dar una plaza
A la reserva
Añadir respuestas
Nombres, o líneas del chat
{0} invitado sin añadir	{0} invitados sin añadir
Sin respuesta en:
Apuntar {0} respuesta	Apuntar {0} respuestas
Cancelar el encuentro
Motivo
Sí se juega
Cancelar de aquí en adelante
La serie ha terminado.
Enlace para responder
Quien tenga este enlace puede responder y ve quién viene.
Solo números
Tus amigos ven cuántos vienen, sin nombres.
Solo desde el teléfono propio
Cuando alguien ha respondido, solo su teléfono o tú podéis cambiarlo.
Ha cambiado la hora. ¿Sigues viniendo?
Añadir al calendario
Todos los encuentros en tu calendario
Los calendarios se actualizan una o dos veces al día; esta página siempre está al día. El proveedor de tu calendario verá el enlace.
Otros encuentros
Fútbol
Cancelado: {0}
Cediste tu plaza.
Se te ofreció una plaza, pero el plazo para responder terminó.
El organizador te ha puesto en la reserva.
Cuando haya una plaza abierta a todos, será para quien toque primero.
El organizador te ha dado una plaza.
Planea un encuentro y envía su enlace al chat. Los amigos responden «Voy», «Quizá» o «No voy» en una página web, sin cuenta y sin app. Eligen su nombre una vez. Nadie lo comprueba, así que otro teléfono puede responder por alguien tras indicar quién responde, y todos ven la última respuesta. Tú puedes cambiar cualquier respuesta. Los amigos ven fecha, lugar, cuántos vienen y los nombres en la forma que elijas, y nunca niveles ni edades. Cuando está completo, los demás quedan en la lista de espera, y una plaza que queda libre se ofrece un rato al primero. Si alguien se suscribe con su calendario, el proveedor verá el enlace.
Cambiado desde otro teléfono: {0}
Marcar a dos como la misma persona
¿Quién de estos eres tú?
Elige un nombre
No juego
Tu respuesta
Yo juego
Soy yo
No soy yo
Es…
Alguien nuevo
{0} es {1}
Enlace propio
Enlace propio: {0}
Quien abre este enlace responde como esta persona, desde cualquier teléfono. Envíaselo solo a ella.
{0} viene de todos modos
Seguir el partido
Temporada
Siempre
Asistencias
Partidos
por partido
en total
Aún no hay resultados
Cada encuentro cuenta aquí como un partido cuando ha terminado.
Los puestos cuentan a partir de dos partidos.
{0} partido	{0} partidos
clasifica con {0} partido	clasifica con {0} partidos
menos de {0} partido	menos de {0} partidos
en {0} partido	en {0} partidos
vino a {0} de {1}
Se conoce al goleador de {0} de {1} goles
ganados: {0}, empatados: {1}, perdidos: {2}, diferencia de goles {3}
Últimos partidos, el más reciente al final: {0}
ganado
empatado
perdido
Balance
puesto {0} de {1}
{0} puntos por partido
ganados: {0}, empatados: {1}, perdidos: {2}
{0} victoria seguida	{0} victorias seguidas
{0} partido sin perder	{0} partidos sin perder
récord: {0}
{0} seguido	{0} seguidos
{0} gol	{0} goles
{0} asistencia	{0} asistencias
{0} gol en propia	{0} goles en propia
{0} partido sin encajar	{0} partidos sin encajar
{0} jugados en {1} partido con reloj	{0} jugados en {1} partidos con reloj
Mejor con
Más difícil
Más veces
juntos {0} vez	juntos {0} veces
puede ser azar
falta {0} partido para el número {1}	faltan {0} partidos para el número {1}
{0}: partido número {1}
{0}: gol número {1}
Hoy: {0}
Todos los partidos
Comparar con
En el mismo equipo
En equipos contrarios
{2} asistencia de {0} a {1}	{2} asistencias de {0} a {1}
Aún no han jugado en el mismo partido.
{0} ganó
{0} perdió
Desde el punto de vista de {0}
Récords
Mayor victoria
Más goles en un partido
Más goles de un jugador
Más victorias seguidas
Más partidos sin perder
Más partidos seguidos
igualado por {0}
igualado {0} vez	igualado {0} veces
Aún no hay récords.
… y {0} más	… y {0} más
Compartir clasificación
Resultados en archivos
Guardar la clasificación
Guardar los partidos
Guardar jugadores por partido
Reglas de la clasificación
Puntos por victoria
Puntos por empate
Puntos por derrota
Victoria clara +1, derrota clara −1
no cuenta
desde {0} gol	desde {0} goles
Partidos mínimos
un partido
un cuarto de los partidos
un tercio de los partidos
la mitad de los partidos
±1 desde {0} gol	±1 desde {0} goles
Excluir de las clasificaciones
Contar en las clasificaciones
No cuenta en las clasificaciones
Fijar las reglas de la clasificación
Excluir un encuentro de las clasificaciones
Contar un encuentro en las clasificaciones
puntos: victoria {0}, empate {1}, derrota {2}
Clasificación como texto
{0} en resumen
Título de {1}: {0}
Campeón
Máximo goleador
Más partidos
Tu respuesta aún no está guardada. Envíala de nuevo en un momento.
Enviar de nuevo
por {0}
por ti
desde otro teléfono
{0} respondió mientras tanto ({1}): {2}
Mantener la mía
Hay otro encuentro planeado a esta hora. Si es el mismo, cancela uno de los dos.
Ya hay un encuentro planeado a esta hora.
¿Cada semana?
¿Es {0} de la lista?
No, otra persona: {0}
¿Vas?
¿Vas? Responde aquí, sin cuenta
El próximo encuentro planeado aparecerá aquí.
Primero elige tu nombre.
Primero escribe tu nombre.
{0} usa otro teléfono. ¿Quién eres?
Este navegador respondió como {0}. ¿Responder como {1}?
Marcador, reloj, goles y equipos
Lo que escribiste
Añadir un encuentro anterior
Añadir encuentro
Resultado
¿Quién jugó?
{0}: {1}
Otros en {0} (nombres separados por comas)
Ese día aún no ha llegado.
Escribe los goles de los dos equipos o di solo quién ganó.
Día corregido
Corregir el día
Las reglas horarias de {0} han cambiado. Los encuentros planeados siguen a la misma hora.
Fijar una temporada
Quitar una temporada
Recuperar una temporada
Ocultar un nombre en páginas compartidas
Mostrar un nombre en páginas compartidas
Un grupo tiene como máximo {0} temporada.	Un grupo tiene como máximo {0} temporadas.
Un grupo tiene como máximo {0} enlace a clasificaciones.	Un grupo tiene como máximo {0} enlaces a clasificaciones.
No existe esa temporada.
Los dos jugaron en un mismo partido: son dos personas.
Enlace a la clasificación
Quien lo tenga ve esta clasificación, quién marcó y los últimos resultados. Niveles, edades y equipos siguen siendo privados.
Oculto
Últimos resultados
Puesto
Racha
Temporadas
Nueva temporada
Editar temporada
Quitar temporada
Temporada {0} quitada. Sus partidos quedan.
Primer día
Último día (vacío: sigue)
El último día es anterior al primero.
Indica el primer día.
Misma persona que …
Separar
También {0}
Ocultar nombre en páginas compartidas
Mostrar nombre en páginas compartidas
Diferencia de goles
marcó en {0} partido seguido	marcó en {0} partidos seguidos
Versión de desarrollo: más lenta y pesada que la de los amigos, que se crea con «make release».
sube {0} puesto	sube {0} puestos
baja {0} puesto	baja {0} puestos
"""#
}

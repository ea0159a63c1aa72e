// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
import Texts

extension Language {
  /// The lines of German.
  static let germanLines: StaticString = #"""
football-gather-texts b016009d73a78921 de
10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
,	.	1
So.	Mo.	Di.	Mi.	Do.	Fr.	Sa.
Jan.	Feb.	März	Apr.	Mai	Juni	Juli	Aug.	Sept.	Okt.	Nov.	Dez.
AM	PM
%a, %d. %b %Y, %T	%a, %d. %b, %T	%a, %d. %b %Y	%H:%M	%I:%M %p	%I %p	%d. %b
%a, %d. %b %Y, %T	%a, %d. %b, %T	%a, %d. %b %Y	%H:%M	%I:%M %p	%I %p	%d. %b
 und 	, 	 und 
# %
	
Passwort und Geräte
Hier bist du angemeldet
Unbekanntes Gerät
Dieses Gerät
Zuletzt benutzt: {0}
Dort abmelden
Überall sonst abmelden
Lädt …
Noch mal
Passwort ändern
Wird geändert …
Aktuelles Passwort
Neues Passwort
Passwörter zeigen
Das Passwort ist geändert, und du bist überall sonst abgemeldet. Ein früherer Notfall-Code gilt nicht mehr.
Konto löschen
Wird gelöscht …
Löscht das Konto und alles, was es online gespeichert hat, endgültig. Leute und Kicks bleiben auf diesem Gerät; andere Geräte werden abgemeldet.
Name und Passwort festlegen
Du meldest dich jetzt als {0} an.
Dieses Handy wurde aus der Gruppe entfernt, oder die Gruppe wurde gelöscht. Leute und Kicks sind jetzt nur noch auf diesem Gerät.
Das Konto ist gelöscht. Leute und Kicks sind jetzt nur noch auf diesem Gerät.
Gib das aktuelle Passwort und ein neues ein.
Ein anderes Handy hat der Gruppe einen Namen gegeben. Melde dich damit an.
Dieses Handy ist seit weniger als einem Tag dabei. Mach das auf dem Handy, das die Gruppe angelegt hat, oder morgen.
Das Passwort ist falsch. Prüf es und versuch es noch mal.
Keine Verbindung zum Server. Versuch es, wenn es wieder eine gibt.
Die Anmeldung dieses Geräts ist abgelaufen. Melde dich zuerst wieder an.
Person hinzufügen
Hinzufügen
{0} steht jetzt auf der Liste.
Gerade hinzugefügt
{0} entfernen
Liste einfügen
Deine Liste einfügen
Liste mit Namen
1. Anna␤2) Ben␤✅ Cem, Dani
Aus einem Chat, einer Notiz oder Tabelle. Nummern, Punkte und Emojis zählen nicht mit.
Die Namen werden gelesen, sobald die App fertig geladen ist.
{0} Name gefunden	{0} Namen gefunden
Nur der erste Name wird gelesen.	Nur die ersten {0} Namen werden gelesen.
Schon auf der Liste
{0} ist schon auf der Liste. „Hinzufügen“ ergibt eine zweite Person.
Noch mal in dieser Liste: eine andere Person?
Archiviert, wird zurückgeholt
Vielleicht eine Überschrift
Vielleicht ein Datum
Vielleicht ein Ort
Vielleicht ein Preis
Vielleicht eine Notiz
Vielleicht ein Kontakt
Wer die Liste geschrieben hat
Warteliste
Vielleicht
Abgesagt
Keine Antwort
Weggelassen
Eine Person?
Zwei Personen?
Eine Person: {0}
Text ändern
{0} ändern
Gast von {0} hinzufügen
Trennen: {0}
Verbinden mit {0}
Weglassen
Hinzufügen
{0} Person hinzufügen	{0} Personen hinzufügen
{0} hinzugefügt
{0} Person hinzugefügt	{0} Personen hinzugefügt
{0} hinzufügen
Person umbenennen: {0}
Person ändern
Person löschen
Person wiederherstellen
Person zurückholen
Stärke festlegen
Team-Regel hinzufügen
Die Gruppe benennen
Team-Regel entfernen
Jemand geht
Team umbenennen
Kick beenden
Kick fortsetzen
Ende korrigieren
Kick wiederherstellen
Kick nicht für Stärken zählen
Kick für Stärken zählen
Nächstes Spiel starten
Festlegen, wer als Nächstes spielt
Uhr starten
Uhr anhalten
Ende eines Abschnitts zurücknehmen
Abschnitt beenden
Uhr zurücksetzen
Sagen, wer getroffen hat
Minute eines Tors ändern
Tor zurücknehmen
Zwei Tore als zwei zählen
Sagen, wer mitzählt
Link anlegen
Link abschalten
Festlegen, wie Namen erscheinen
Zeitzone festlegen
Kick planen
Geplanten Kick ändern
Kick absagen
Absage eines Kicks zurücknehmen
Antwort für {0}
Gäste einer Person ändern
Über einen Platz entscheiden
Serie von Kicks planen
Serie von Kicks ändern
Serie von Kicks beenden
Festlegen, wer für eine Person antwortet
„{0}“ wurde nicht gespeichert: {1}
Das gab es schon.
Diese Person gibt es nicht.
Die Person wurde auf einem anderen Gerät gelöscht.
Eine Gruppe hat höchstens {0} Person.	Eine Gruppe hat höchstens {0} Personen.
Diesen Kick gibt es nicht.
Der Kick wurde auf einem anderen Gerät gelöscht.
Eine Gruppe hat höchstens {0} Kick.	Eine Gruppe hat höchstens {0} Kicks.
Eine Person kann nur einmal bei einem Kick dabei sein.
Ein Kick hat höchstens {0} Person.	Ein Kick hat höchstens {0} Personen.
Ein Team hat höchstens {0} Tor.	Ein Team hat höchstens {0} Tore.
Ein Kick hat höchstens {0} Link.	Ein Kick hat höchstens {0} Links.
Eine Gruppe hat höchstens {0} Team-Regel.	Eine Gruppe hat höchstens {0} Team-Regeln.
Bei einem Kick zählt höchstens {0} Person die Tore mit.	Bei einem Kick zählen höchstens {0} Personen die Tore mit.
Ein Kick hat höchstens {0} Spiel.	Ein Kick hat höchstens {0} Spiele.
Dieses Spiel gibt es nicht.
Dieses Team spielt nicht.
Diesen geplanten Kick gibt es nicht.
Erst wenn einige vorbei sind, können weitere Kicks geplant werden.
Für diesen Kick können nicht noch mehr Leute antworten.
Eine Gruppe hat höchstens {0} Link zum Antworten.	Eine Gruppe hat höchstens {0} Links zum Antworten.
Es wurde später auf einem anderen Gerät geändert.
Noch {0} min
Noch unter 1 min
Letzte Nachricht vom Platz:
Nichts Neues vom Platz
{0} {1} {2} · {3}
Dieser Link funktioniert nicht
Er wurde abgeschaltet, oder ein Teil fehlt. Frag dort nach einem neuen, wo du ihn herhast.
Dieses Spiel ist lange vorbei
Der Link galt noch 30 Tage nach dem Spiel. Wer ihn geteilt hat, hat das Ergebnis noch.
Diese Saison ist lange vorbei
Der Link funktionierte 60 Tage lang nach der Saison oder ihrem letzten Spiel. Wer ihn geteilt hat, hat die Tabelle noch.
Der Server ist ausgelastet
Diese Seite versucht es gleich von selbst noch mal.
Zu viele falsche Links
Sie wurden aus deinem Netz geöffnet. Diese Seite versucht es in den nächsten 15 Minuten von selbst noch mal.
Football Gather: Teams, Zeit und Spielstand für deinen eigenen Kick
Nächstes Spiel
Wer spielt?
Spiele
Tabelle
Team
Gespielt
Gewonnen
Unentschieden
Verloren
Punkte
{0} Punkt, {1} Tore	{0} Punkte, {1} Tore
Sp
S
U
N
T
Pkt
Wer als Nächstes spielt
Dieses Spiel zurücknehmen
läuft
Spiel zurückgenommen
{0} Spiel	{0} Spiele
{0} {1} {2}
{0} · Pause
{0} starten
Wer gewinnt, bleibt (max. {0}×)
Alle gegen alle
Laufender Kick
Start
Pause
Weiter
Zeit stellen
Uhr zurücksetzen
Mit dieser Zeit beginnt ein neuer Countdown.
Minuten
Sekunden
Beenden
Gib 0 bis 99 Minuten und 0 bis 59 Sekunden ein, aber nicht 0:00.
Kick nicht gefunden
Er wurde gelöscht, oder der Link ist von einem anderen Konto.
Dieser Kick ist beendet. Tore lassen sich noch korrigieren.
Ein Kick mit diesen Leuten läuft schon.
{0} min
{0} plus
{0} minus
Tor für {0}
Tor von {0} zurückgenommen
Die Uhr geht zurück auf {0}. Der Spielstand bleibt.
{1} · bis {0}
Hochzählen
Anzeigetafel
Gesperrt: Tippen ändert nichts.
Entsperren
Zurück zum Kick
Verlauf
Noch keine Kicks
Wähl Leute aus und starte einen Kick. Das Ergebnis steht dann hier.
Läuft
Kick löschen
Diesen Kick mit Spielstand und Teams löschen?
Kick gelöscht
Beginn
Tore
1. HZ
2. HZ
1.
2.
3.
{0}.
{1} {0}
Heute, {0}
Gestern, {0}
heute um {0}
gestern um {0}
Keine Tore
Fragen, wer dabei ist, Teams einteilen, Zeit nehmen, Tore zählen: für den Kick mit deinen Leuten, auch ohne Empfang.
Hilfe
So läuft ein Kick
Füg hinzu, wer spielt, einzeln oder als eingefügte Liste.
Tipp auf „Neuer Kick“: Wer meistens spielt, steht schon in Teams. Wer da ist, änderst du unter „Wer spielt“.
Starte die Uhr und tipp bei jedem Tor auf +.
Beende den Kick. Sein Ergebnis bleibt unter „Verlauf“ und zählt in „Saison“ als ein Spiel.
Mit Tastatur
Leertaste
Rücktaste
Tor für das linke Team
Tor für das rechte Team
Uhr starten oder anhalten
Rückgängig
Auswahl oder Korrektur verlassen
Datenschutz
Was du eingibst, bleibt auf diesem Gerät, bis du einen Link teilst oder ein Konto anlegst. Von da an liegt es auch auf dem Server. Wer ihn betreibt, kann es lesen, das Passwort aber nicht. Es gibt keine Werbung, kein Tracking und nichts von anderen Seiten.
Über die App
Version {0}. Freie Software, MIT-Lizenz; den Quelltext hat, wer den Server betreibt.
Startbildschirm
App installieren
Jetzt nicht
Als App startet sie vom Startbildschirm, und deine Daten sind sicherer.
In der App sind deine Daten sicherer: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“.
Ich hatte die App schon
Code von meinem anderen Handy
Notfall-Code
Zweites Handy
Beitreten
Beitritt läuft …
Weiter
Deine Gruppe wird gesucht …
Auf dem anderen Handy: Einstellungen, „Zweites Handy“. Tipp die zehn Zeichen ein, die es zeigt. Auch ein Notfall-Code passt hier hinein.
Tipp die 20 Zeichen ein, die du aufgeschrieben hast. Sie bringen die ganze Gruppe auf dieses Handy.
Nutzt du die App vom Home-Bildschirm? Tipp dort diese zehn Zeichen ein: {0}
Eine Gruppe mit {0} Person auf {1}.	Eine Gruppe mit {0} Personen auf {1}.
Die Gruppe von {0} mit {1} Person auf {2}.	Die Gruppe von {0} mit {1} Personen auf {2}.
Das ist kein gültiger Code. Prüf jedes Zeichen.
Diesen Code gibt es hier nicht. Prüf ihn oder mach einen neuen.
Dieser Code wurde schon benutzt. Mach auf dem anderen Handy einen neuen.
Dieser Code ist abgelaufen. Mach auf dem anderen Handy einen neuen.
Das waren zu viele falsche Codes. Warte eine Stunde und versuch es noch mal.
Was auf diesem Handy ist
Hier ist eine Gruppe mit {0} Person. Sie wird nur mit der anderen vermischt, wenn du es willst. Was soll mit ihr passieren?	Hier ist eine Gruppe mit {0} Personen. Sie wird nur mit der anderen vermischt, wenn du es willst. Was soll mit ihr passieren?
Name und Passwort geben
Als Datei behalten
Von diesem Handy entfernen
Ins Konto übernehmen
Sie wird von diesem Handy gelöscht, sobald die andere Gruppe da ist.
Mit Name und Passwort kannst du dich überall anmelden. Leute, Ergebnisse und Links bleiben, wie sie sind.
Wird festgelegt …
Handys, die sie haben
Entfernen
Ein weiteres Handy kommt mit QR-Code oder zehn Zeichen dazu und zählt sofort mit.
Code zeigen
Neuer Code
Scan ihn mit der Kamera oder tipp den Code dort unter „Ich hatte die App schon“ ein. Er gilt einmal und zehn Minuten lang.
Code für das zweite Handy
Oder dort öffnen
QR-Code für das zweite Handy
Code wird gemacht …
{0} ist dabei.
Er bringt die Gruppe zurück, wenn kein Handy sie mehr hat. Ein neuer Code ersetzt den alten.
Notfall-Code machen
Schreib ihn auf oder mach ein Bild davon. Er wird nur jetzt gezeigt.
Von diesem Handy entfernen
Die anderen Handys behalten die Gruppe. Hier wird sie gelöscht.
Löscht endgültig, was online gespeichert war; Links funktionieren nicht mehr. Leute und Kicks bleiben auf diesem Handy.
Wenn du dieses Handy verlierst
Links in Chats funktionieren weiter, und wer einen Zähl-Link hat, zählt weiter. Name und Passwort, ein zweites Handy oder ein Notfall-Code bringen dir die Gruppe zurück; ohne eins davon kann nur helfen, wer den Server betreibt. Alle drei findest du in den Einstellungen, sobald du etwas geteilt hast.
Faire Teams
Aufteilungen werden verglichen …
Andere
Stärken zeigen
Stärken verbergen
Verborgen
Stärke
Aus Ergebnissen
Nicht für Stärken zählen
Für Stärken zählen
Zählt nicht für Stärken
Zählt für Stärken
{0}, von dir festgelegt
{0} ± {1}, geschätzt
{0} ± {1}, aus dem Können
{0} ± {1}, {2} Spiel	{0} ± {1}, {2} Spiele
Faire Teams gebildet
Über diese Leute ist noch nichts bekannt, darum sind die Teams ausgelost. Nach ein, zwei Spielen werden sie fairer.
Höchstens {0} von der besten Aufteilung entfernt.
Die einzige mögliche Aufteilung.
Keine Aufteilung ist fairer.
Die einzige Aufteilung.	Die beste von {0} Aufteilungen.
Die beste von {0} Aufteilungen; eine weitere ist genauso gut.	Die beste von {0} Aufteilungen; {1} weitere sind genauso gut.
Abstand {0}, bestenfalls {1}.
{0} und {1} tauschen (Abstand {2})
{0} zu {1} (Abstand {2})
Ausgeglichen. {0} : {1}
{0} {1|%} · {2} {3|%}
{0} würde {1} bis {2|%} solcher Spiele gewinnen. Ein Unentschieden zählt halb.
Nur geschätzt, zu wenige Ergebnisse: {0}.
Zusammen: {0}.
Getrennt: {0}.
Regeln
Regeln für Teams
Zusammen
Getrennt
Wähl Leute aus, die zusammen, getrennt oder in ein bestimmtes Team sollen.
In {0}
In {1}: {0}.
Regel entfernt
Entfernen: {0}
Nicht erfüllt: {0}
Ausgleichen: {0} ↔ {1}
{0} und {1} getauscht
Zusammen und getrennt zugleich: {0}.
Getrennt, aber zusammen durch {0}: {1}.
Zusammen, aber in verschiedenen Teams: {0}, {1}.
Getrennt, aber im selben Team: {0}, {1}.
Es gibt nicht genug Teams, um sie zu trennen: {0}.
Die Regeln dazu widersprechen sich: {0}.
Das ist zu viel zum Ausrechnen.
Die Regeln lassen keine Teams übrig.
Live-Link
Wer ihn hat, sieht Spielstand, Uhr, Tore und Teams, ohne Konto.
Kopieren
QR-Code zeigen
QR-Code des Links
Abschalten
Namen
Wer was sieht
Unverändert
Alle sehen die Namen so, wie sie auf deiner Liste stehen.
Anna B.
Alle sehen den Vornamen und den ersten Buchstaben des Nachnamens.
Ich habe ein Konto
Ein Konto speichert Leute und Kicks online, für alle deine Geräte.
Kontoname
Passwort
Passwort zeigen
Code
Angemeldet bleiben
Anmelden
Wird angemeldet …
Registrieren
Wird registriert …
Beide Felder sind nötig.
Kontoname oder Passwort ist falsch. Prüf beides und versuch es noch mal.
Diesen Kontonamen gibt es schon. Wähl einen anderen, oder melde dich an, wenn du es bist.
Ein Kontoname hat 1 bis 80 Zeichen und keinen Doppelpunkt. Wähl einen anderen.
Wähl ein Passwort mit mindestens 8 Zeichen, auf das kaum sonst jemand käme.
Gib zum Registrieren den Code ein, den du von der Person hast, die diesen Server betreibt.
Dieser Server nimmt niemanden mehr auf. Frag die Person, die ihn betreibt.
Das waren zu viele Versuche. Warte eine Viertelstunde und versuch es noch mal.
Keine Verbindung zum Server. Du kannst ohne Konto weitermachen und dich später anmelden.
Auf dem Server ist etwas schiefgelaufen. Versuch es gleich noch mal.
Dieses Gerät hat {1} Änderung von {0}, die noch nicht online ist. Melde dich als {0} an, oder melde dich zuerst in den Einstellungen ab.	Dieses Gerät hat {1} Änderungen von {0}, die noch nicht online sind. Melde dich als {0} an, oder melde dich zuerst in den Einstellungen ab.
Wenn du dich registrierst, kommt ins neue Konto, was auf diesem Gerät ist. Wenn du dich anmeldest, entscheidest du, was damit passiert.
Was auf diesem Gerät ist ({0} Änderung), wird im Konto gespeichert.	Was auf diesem Gerät ist ({0} Änderungen), wird im Konto gespeichert.
Geht
Gegangen
Kommt dazu
Person oder neuer Name
Auf die Bank
Zu {0}
„{0}“ als Gast
{0} ist gegangen
Minute
Wer hat getroffen?
{0}: {1} von {2}
Tore von {0}
{0} war nicht bei {1}. Wer hat getroffen?
Vorlage?
Tor von
Vorlage
Eigentor
Tor zurücknehmen
+1 min
−1 min
{0} (Eigentor)
{0} ({1})
Tor: {0}
Vorlage: {0}
Tor {0}, ohne Minute: ändern
Tor {0}, {1}: ändern
Restzeit
Abschnitte
Am Stück
2 Halbzeiten
4 Viertel
{0} Abschnitt	{0} Abschnitte
1. Halbzeit
2. Halbzeit
1. Viertel
2. Viertel
3. Viertel
4. Viertel
1. Abschnitt
2. Abschnitt
3. Abschnitt
{0}. Abschnitt
Halbzeit
Pause
Abpfiff
Bereit
Läuft
Angehalten
Zeit ist um
1 Minute mehr
1 Minute weniger
Zeit gestellt
Diesen Kick verwerfen
Kick verworfen
Ergebnis
Bild
Fortsetzen
Korrigieren
Ende
Ende korrigiert
Es läuft schon ein Kick
Es steht {0}, {1}. Fortsetzen oder daneben einen neuen starten?
Neuen starten
Der Kick endet nach {0} Spiel und bleibt im Verlauf.	Der Kick endet nach {0} Spielen und bleibt im Verlauf.
Endstand {0}, Remis. Der Kick bleibt im Verlauf.
Endstand {0}, Sieg: {1}. Der Kick bleibt im Verlauf.
Leute
Neuer Kick
Alle anhaken
Ändern
Leute suchen
Teams einteilen
Wer spielt: {0} von {1}
Kick fortsetzen
Noch niemand dabei
Wähl mindestens 2 Leute aus.
Auswahl aufgehoben
{0} ausgewählt	{0} ausgewählt
„{0}“ gibt es hier nicht.
Person löschen
{0} Person löschen	{0} Personen löschen
{0} löschen? Gespielte Kicks bleiben, wie sie sind.
Die Antworten bleiben: {0}.
{0} gelöscht
{0} Person gelöscht	{0} Personen gelöscht
Person archivieren
{0} Person archivieren	{0} Personen archivieren
{0} archiviert
{0} Person archiviert	{0} Personen archiviert
Archiv
Archiv ({0})
Leute, die nicht mehr spielen. In alten Kicks bleiben sie stehen.
Das Archiv ist leer
Zurückholen
{0} zurückholen
Deine Leute und Ergebnisse sind ohne Namen online gespeichert. Mit Name und Passwort kannst du dich auf jedem Handy anmelden.
{0} ist wieder auf der Liste
{0} und {1} weitere	{0} und {1} weitere
und {0} weitere Person	und {0} weitere
Name
Alter
Position
Können
Lieblingsposition
Lieblingsverein
Person
Spiel
Vorlieben
Keine Angabe
Keine
Ein Name hat höchstens 80 Zeichen. Manche Emojis zählen mehrfach. Kürz ihn.
Hier sind Zeichen, die sich nicht speichern lassen, etwa ein Zeilenumbruch. Tipp es neu ein.
Der Name fehlt noch.
Das Alter ist eine ganze Zahl von 1 bis 120.
Diese Person ist nicht mehr auf der Liste.
Zähl-Link
Wer ihn hat, zählt auf dem eigenen Handy die Tore mit, ohne Konto.
{0} sieht zu	{0} sehen zu
{0} zählt mit: {1}	{0} zählen mit: {1}
Wer bist du?
Du zählst bei diesem Spiel die Tore mit, auch ohne Empfang. Die anderen sehen deinen Namen.
Dein Name
Mitzählen
Das Spiel wird geladen …
Dieser Link braucht nur beim ersten Mal Netz. Danach funktioniert er ohne.
Dieser Link funktioniert nicht mehr
Er wurde abgeschaltet, oder das Spiel ist lange vorbei. Frag nach einem neuen.
Deine Änderungen ohne Netz sind nicht beim Spiel angekommen. Schick sie der Person, die den Kick organisiert.
Das kann nur, wer den Kick organisiert.
{0}, von {1}
von {0}
Zwei Handys haben binnen Sekunden ein Tor für {0} eingetragen.
Ein Tor
Dieser Kick ist vielleicht doppelt: Am selben Tag gibt es einen mit denselben Teams und demselben Ergebnis.
Einen löschen
vielleicht doppelt
Zwei Tore
Einstellungen
Konto
Kein Konto: Alles liegt nur auf diesem Gerät. Leg die App auf den Startbildschirm, denn manche Browser räumen eine Seite weg, die eine Woche lang nicht besucht wurde.
Anmelden oder registrieren
Abmelden
Sprache
Gruppe
Name eurer Gruppe
Alle sehen ihn auf euren Links und im Kalender. Er kann leer bleiben.
Eure Gruppe heißt {0}.
Der Name einer Gruppe hat höchstens 40 Zeichen.
{0} ist noch nicht auf diesem Gerät. Wähl es noch mal, wenn es Netz gibt.
Die App ist jetzt auf Deutsch.
Deine Daten
Eine Datei enthält alle Leute und Kicks. Beim Import kommt dazu, was fehlt, und nichts ändert sich, was hier ist.
In Datei exportieren
Aus Datei importieren
Ohne Namen online gespeichert.
Angemeldet als {0}.
Die Anmeldung von {0} ist abgelaufen. Melde dich wieder an, um online zu speichern.
Was online gespeichert ist, bleibt dort; die Kopie auf diesem Gerät wird entfernt.
{0} Änderung ist noch nicht online und ginge verloren. Exportier zuerst in eine Datei, oder verbinde dich und warte.	{0} Änderungen sind noch nicht online und gingen verloren. Exportier zuerst in eine Datei, oder verbinde dich und warte.
Wird auf diesem Gerät gespeichert
Nicht auf diesem Gerät gespeichert
Nur auf diesem Gerät
Online gespeichert
{0} Änderung wird gespeichert …	{0} Änderungen werden gespeichert …
Offline
Der Server antwortet nicht
{0} Änderung noch nicht online	{0} Änderungen noch nicht online
Zum Abgleich neu anmelden
Neu anmelden, um {0} Änderung online zu speichern	Neu anmelden, um {0} Änderungen online zu speichern
{0} öffnen
Diese Seite wurde ohne https geöffnet, darum bleibst du hier nicht angemeldet. Öffne die App unter {0}.
Dieser Browser hat deine Anmeldung nicht behalten, weil er hier keine Cookies speichert. Erlaub sie für diese Seite, oder nimm einen anderen Browser.
Abpfiff: Die Uhr steht auf 00:00.
Dieser Browser behält nichts (ist es ein privates Fenster?). Was du hier tust, ist weg, wenn die Seite zugeht, außer du bist angemeldet und online.
Auf diesem Gerät ist kein Platz mehr zum Speichern. Mach Platz; bis dahin exportier in eine Datei oder bleib online.
Auf diesem Gerät ist wenig Platz. Alles ist gespeichert; mach bald Platz, damit es so bleibt.
Ein Teil der Kopie auf diesem Gerät ({0} Eintrag) war nicht lesbar und wurde beiseitegelegt. Der Rest ist da.	Ein Teil der Kopie auf diesem Gerät ({0} Einträge) war nicht lesbar und wurde beiseitegelegt. Der Rest ist da.
Die Uhr dieses Geräts geht {0} vor. Zeiten richten sich nach der Uhr des Servers.
Die Uhr dieses Geräts geht {0} nach. Zeiten richten sich nach der Uhr des Servers.
{0} Minute	{0} Minuten
{0} Stunde	{0} Stunden
App und Server haben verschiedene Versionen. Lad neu, wenn du kannst; bis dahin geht nichts verloren.
Der Server hat ein Problem. Was du tust, bleibt auf diesem Gerät und kommt später online.
Eine neue Version ist da.
Der Server wurde aus einer Sicherung wiederhergestellt. Was ihm fehlte, kam von diesem Gerät wieder dazu.
Alles in dieser Datei war schon da.
Hinzugefügt: {0} Person und {1}.	Hinzugefügt: {0} Personen und {1}.
{0} Kick	{0} Kicks
Das ist keine Datei, die Football Gather exportiert hat. Nichts wurde geändert.
Diese Datei kommt aus einer neueren Version von Football Gather oder ist beschädigt. Aktualisiere die App und versuch es noch mal. Es wurde nichts geändert.
Neu laden
Senden
Ergebnis als Text
Und wenn ich dieses Handy verliere?
Damit andere ihn öffnen können, liegen deine Leute und Ergebnisse auch auf {0}. Ein Name ist nicht nötig.
Name festlegen
Link wird angelegt …
Wird online gespeichert: {0|%}
Dafür braucht es eine Verbindung.
Öffne diese Seite erst in deinem Browser. Dieses Fenster behält nichts: Es ist privat oder Teil eines Chats.
Unter dieser Adresse bleibst du nicht angemeldet. Öffne die App erst unter ihrer https-Adresse.
Dieser Server fragt neue Gruppen nach einem Code. Gib den ein, den du von der Person hast, die ihn betreibt.
Der Code ist falsch. Prüf ihn und versuch es noch mal.
Dieser Server nimmt keine neuen Gruppen auf. Melde dich an, wenn du ein Konto hast.
Dieser Server hat keinen Platz mehr für Gruppen ohne Namen. Registrier dich mit einem Namen.
Hier ist mehr, als dieser Server ohne Namen aufnimmt. Leg erst einen Namen fest.
Aus diesem Netz kamen zu viele neue Gruppen. Versuch es in einer Stunde; die App funktioniert auch ohne Link.
Der Server antwortet nicht. Die App versucht es von selbst noch mal.
Der Server hat ein Problem. Die App versucht es von selbst noch mal.
Gleichstand an der Spitze
Remis
Sieg: {0}
Leibchen
Ohne Leibchen
Rot
Blau
Grün
Rot
Orange
Gelb
Grün
Blau
Lila
Pink
Weiß
Schwarz
Kick starten
Gleiche Teams wie letztes Mal
Gleiche Teams
Mischen
Teams gemischt
Ausgleichen
Teams ausgeglichen
Farbe
Name
Teams
{0} Team	{0} Teams
Beide Teams brauchen mindestens eine Person.
Jedes Team braucht mindestens eine Person.
Noch niemand
Name und Farbe von {0}
{0} verschieben: {1}
{0} auf die Bank setzen
{0} → {1}
{0} → Bank
Bank
{0} vs. {1}
{0} {1}, {2} {3}
{0}:{1}
{0}:{1}
Fertig
Abbrechen
Rückgängig
Der Link ist fertig.
keine Angabe
Die Rücktaste macht es rückgängig.
Zurück
Teilen
Kopiert
Dieser Browser lässt die App nicht kopieren. Der Text ist markiert: Kopier ihn selbst.
Schließen
Löschen
Mehr zeigen
Team A
Team B
Team C
Team D
A
B
C
D
Tor
Abwehr
Mittelfeld
Flügel
Sturm
TOR
ABW
MF
FLÜ
ST
Neuling
Hobby
Profi
{0} von {1}
{0} dabei
{0} vielleicht
{0} auf der Warteliste
Voll
ein Platz wird um {1} frei	{0} Plätze werden um {1} frei
ein Platz geht um {1} an die Warteliste	{0} Plätze gehen um {1} an die Warteliste
ein Platz wird um {1} der Warteliste angeboten	{0} Plätze werden um {1} der Warteliste angeboten
ein Platz ist der Warteliste angeboten	{0} Plätze sind der Warteliste angeboten
ein Platz ist frei: Wer zuerst tippt, hat ihn	{0} Plätze sind frei: Wer zuerst tippt, hat einen
Antworten bis {0}
Antworten ab {0}
Ich stehe nicht auf der Liste
Du bist {0}
Dein Name steht nicht auf dieser Seite.
Nicht du?
Dabei
Vielleicht
Nicht dabei
Warteliste
Von der Warteliste
Nimm mich, wenn ein Platz frei wird
Frag mich vorher
Ein Platz ist frei. Deiner bis {0}
Doch dabei? Dein Platz bleibt dir bis {0}
Der Platz, der dir angeboten war, ist weg. Du bist wieder Nummer {0} auf der Warteliste.
Für deinen Gast ist bis {1} ein Platz frei	Für deine Gäste sind bis {1} {0} Plätze frei
Dein Gast ist auf der Warteliste	{0} deiner Gäste sind auf der Warteliste
Platz annehmen
Diesmal nicht
{0} hat Platz {1} auf der Warteliste.
Deine Antwort ist gespeichert.
Du hast Platz {0} auf der Warteliste.
{0} ist dabei.
{0} kommt vielleicht.
{0} ist nicht dabei.
Abgesagt
Abgesagt: {0}
Kein Kick geplant
Der Kick hat begonnen.
{0} hat auf einem anderen Handy geantwortet. Wer bist du?
Ich bin {0}
Ich antworte für {0}
Anderen Namen eingeben
Nur das eigene Handy kann für {0} antworten. Frag, wer den Kick organisiert.
Deine Antwort wurde nicht gespeichert. Prüf sie oder frag, wer den Kick organisiert.
Diese Seite war veraltet. Tipp noch mal.
Karte
{0} +{1}
Gäste
Kick planen
Nächsten Kick planen
Wer ist dabei?
Fragen, wer dabei ist
Alle antworten über einen Link, ohne Konto.
Wer antwortet, kann auf die Liste: Tipp auf einen Namen, dann auf „Das ist …“.
Planen und teilen
Planen
Tag
Uhrzeit
Dauer in Minuten
Ort
{0}: 1 weniger
{0}: 1 mehr
Wiederholen
Leute: höchstens
Wer danach kommt, steht auf der Warteliste.
Leute: mindestens
Bis dahin steht da, wie viele fehlen.
Einmal
Jede Woche
Jede Woche	Alle {0} Wochen
Jeden Montag {0}
Jeden Dienstag {0}
Jeden Mittwoch {0}
Jeden Donnerstag {0}
Jeden Freitag {0}
Jeden Samstag {0}
Jeden Sonntag {0}
nächster Termin {0}, Antworten ab {1}
nächster Termin {0}
Antworten ab: {0}
Antworten ab
Am selben Tag
Am Tag davor
{0} Tag davor	{0} Tage davor
Frist, Preis, Gäste, Karte
Antworten bis
Antworten bis: Uhrzeit
Keine Frist
Preis
Gäste pro Person
Link zu einer Karte
Wähl einen Tag.
Diese Zeit ist vorbei.
Wähl eine Uhrzeit.
Ein Kick dauert 10 bis 600 Minuten.
Gib eine Zahl von 1 bis 200 ein oder lass das Feld leer.
Ein Kartenlink muss mit https:// beginnen.
Zeiten in {0}
Nur dieser
Ab hier
Der neue Rhythmus gilt für die Kicks danach. Tipp auf „Ab hier“.
{0} ohne Antwort
{0} ohne Antwort: {1}
Es fehlen {0}
{0} Platz frei	{0} Plätze frei
Dabei oder nicht: {0}
Noch ohne Antwort: {0}
{0} erinnern
Neuer Kick ({0} dabei)	Neuer Kick ({0} dabei)
Gast
{0} ({1})
gefragt bis {0}
{0} ist bis {1} gefragt
Ein Platz ist frei, {0} wartet
das Angebot ist weg
rückt von selbst nach
hat den Platz nicht angenommen
wollte den Platz nicht
Platz weggenommen
{0} vorher
Platz geben
Auf die Warteliste
Antworten eintragen
Namen oder Zeilen aus dem Chat
{0} Gast nicht eingetragen	{0} Gäste nicht eingetragen
Keine Antwort gefunden in:
{0} Antwort eintragen	{0} Antworten eintragen
Kick absagen
Grund
Doch spielen
Ab hier absagen
Die Serie ist beendet.
Antwort-Link
Wer diesen Link hat, kann antworten und sieht, wer kommt.
Nur Zahlen
Alle sehen, wie viele kommen, und keine Namen.
Nur vom eigenen Handy
Wer geantwortet hat, kann es nur vom eigenen Handy ändern. Du kannst es immer.
Die Zeit hat sich geändert. Noch dabei?
In den Kalender
Alle Kicks im Kalender
Kalender aktualisieren sich ein- oder zweimal am Tag; diese Seite ist immer aktuell. Der Anbieter deines Kalenders sieht den Link.
Weitere Kicks
Fußball
Abgesagt: {0}
Du hast deinen Platz weitergegeben.
Dir wurde ein Platz angeboten, aber die Zeit zum Antworten ist um.
Wer den Kick organisiert, hat dich auf die Warteliste gesetzt.
Sobald ein Platz für alle frei ist, bekommt ihn, wer zuerst tippt.
Wer den Kick organisiert, hat dir einen Platz gegeben.
Plan einen Kick und schick den Link in den Chat. Deine Leute antworten auf einer Webseite mit „Dabei“, „Vielleicht“ oder „Nicht dabei“, ohne Konto und ohne App. Ihren Namen wählen sie einmal. Geprüft wird er nicht: Ein anderes Handy kann für jemanden antworten, nachdem es angegeben hat, wer antwortet, und alle sehen die letzte Antwort. Du kannst jede Antwort ändern. Alle sehen Datum, Ort, wie viele kommen und die Namen in der Form, die du wählst, nie Stärken oder Alter. Ist der Kick voll, kommen die anderen auf die Warteliste, und ein frei gewordener Platz wird der ersten Person eine Weile angeboten. Wird der Kalender abonniert, sieht sein Anbieter den Link.
Auf einem anderen Handy geändert: {0}
Zwei als dieselbe Person markieren
Wer davon bist du?
Namen wählen
Ich spiele nicht mit
Deine Antwort
Ich spiele mit
Das bin ich
Das bin ich nicht
Das ist …
Jemand Neues
{0} ist {1}
Eigener Link
Eigener Link: {0}
Wer diesen Link öffnet, antwortet als diese Person, von jedem Handy aus. Schick ihn nur ihr.
{0} kommt trotzdem
Spiel verfolgen
Saison
Insgesamt
Vorlagen
Spiele
pro Spiel
insgesamt
Noch keine Ergebnisse
Jeder Kick zählt hier als ein Spiel, sobald er beendet ist.
Plätze gibt es ab zwei Spielen.
{0} Spiel	{0} Spiele
gewertet ab {0} Spiel	gewertet ab {0} Spielen
weniger als {0} Spiel	weniger als {0} Spiele
in {0} Spiel	in {0} Spielen
bei {0} von {1} dabei
Bei {0} von {1} Toren ist bekannt, wer getroffen hat
{0} gewonnen, {1} unentschieden, {2} verloren, Tordifferenz {3}
Letzte Spiele, das neueste zuletzt: {0}
gewonnen
unentschieden
verloren
Bilanz
Platz {0} von {1}
{0} Punkte im Schnitt
{0} gewonnen, {1} unentschieden, {2} verloren
{0} Sieg in Folge	{0} Siege in Folge
seit {0} Spiel ungeschlagen	seit {0} Spielen ungeschlagen
Bestwert {0}
{0} in Folge	{0} in Folge
{0} Tor	{0} Tore
{0} Vorlage	{0} Vorlagen
{0} Eigentor	{0} Eigentore
{0} Spiel ohne Gegentor	{0} Spiele ohne Gegentor
{0} gespielt in {1} Spiel mit Uhr	{0} gespielt in {1} Spielen mit Uhr
Am besten mit
Am schwersten
Am häufigsten
{0}-mal zusammen	{0}-mal zusammen
kann Zufall sein
noch {0} Spiel bis zum {1}.	noch {0} Spiele bis zum {1}.
{0}: {1}. Spiel
{0}: {1}. Tor
Heute: {0}
Alle Spiele
Vergleichen mit
Im selben Team
Gegeneinander
{2} Vorlage: {0} für {1}	{2} Vorlagen: {0} für {1}
Sie haben noch in keinem Spiel zusammen oder gegeneinander gespielt.
{0} hat gewonnen
{0} hat verloren
Aus Sicht von {0}
Rekorde
Höchster Sieg
Meiste Tore in einem Spiel
Meiste Tore einer Person
Meiste Siege in Folge
Am längsten ungeschlagen
Meiste Spiele in Folge
eingestellt: {0}
{0}-mal eingestellt	{0}-mal eingestellt
Noch keine Rekorde.
… und {0} weitere Person	… und {0} weitere
Tabelle teilen
Ergebnisse als Dateien
Tabelle speichern
Spiele speichern
Leute je Spiel speichern
Regeln der Tabelle
Punkte für einen Sieg
Punkte für ein Unentschieden
Punkte für eine Niederlage
Klarer Sieg +1, klare Niederlage −1
zählt nicht
ab {0} Tor	ab {0} Toren
Mindestzahl Spiele
ein Spiel
ein Viertel der Spiele
ein Drittel der Spiele
die Hälfte der Spiele
±1 ab {0} Tor	±1 ab {0} Toren
Nicht in Tabellen zählen
In Tabellen zählen
Zählt nicht in Tabellen
Regeln der Tabelle festlegen
Kick nicht in Tabellen zählen
Kick in Tabellen zählen
Punkte: Sieg {0}, Remis {1}, Niederlage {2}
Tabelle als Text
{0} in Kürze
{1}: Sieg für {0}
Saisonsieg
Meiste Tore
Meiste Spiele
Deine Antwort ist noch nicht gespeichert. Schick sie gleich noch mal.
Noch mal senden
von {0}
von dir
von einem anderen Handy
{0} hat inzwischen geantwortet ({1}): {2}
Meine behalten
Zu dieser Zeit ist noch ein Kick geplant. Ist es derselbe, sag einen davon ab.
Um diese Zeit ist schon ein Kick geplant.
Jede Woche?
Ist das {0} aus der Liste?
Nein, jemand anderes: {0}
Bist du dabei?
Bist du dabei? Hier antworten, ohne Konto
Hier erscheint der nächste geplante Kick.
Wähl zuerst deinen Namen aus.
Gib zuerst deinen Namen ein.
{0} nutzt ein anderes Handy. Wer bist du?
Dieser Browser hat als {0} geantwortet. Als {1} antworten?
Spielstand, Uhr, Tore und Teams
Deine Eingabe
Früheren Kick eintragen
Kick eintragen
Ergebnis
Wer hat gespielt?
{0}: {1}
Andere in {0} (Namen, durch Komma getrennt)
Dieser Tag kommt erst noch.
Gib die Tore beider Teams ein, oder sag nur, wer gewonnen hat.
Tag korrigiert
Tag korrigieren
In {0} gilt eine neue Zeitregel. Geplante Kicks bleiben bei ihrer Uhrzeit.
Saison festlegen
Saison entfernen
Saison zurückholen
Name auf geteilten Seiten verbergen
Name auf geteilten Seiten zeigen
Eine Gruppe hat höchstens {0} Saison.	Eine Gruppe hat höchstens {0} Saisons.
Eine Gruppe hat höchstens {0} Link zu Tabellen.	Eine Gruppe hat höchstens {0} Links zu Tabellen.
Diese Saison gibt es nicht.
Beide waren im selben Spiel, also sind es zwei Personen.
Link zur Tabelle
Wer ihn hat, sieht diese Tabelle, wer getroffen hat und die letzten Ergebnisse. Stärken, Alter und Teams bleiben privat.
Nicht gezeigt
Letzte Ergebnisse
Platz
Form
Saisons
Neue Saison
Saison bearbeiten
Saison entfernen
Saison {0} entfernt. Ihre Spiele bleiben.
Erster Tag
Letzter Tag (leer: läuft weiter)
Der letzte Tag liegt vor dem ersten.
Gib den ersten Tag ein.
Dieselbe Person wie …
Trennen
Auch {0}
Name auf geteilten Seiten verbergen
Name auf geteilten Seiten zeigen
Tordifferenz
in {0} Spiel in Folge getroffen	in {0} Spielen in Folge getroffen
Entwicklungs-Build: langsamer und größer als der für Freunde, den „make release“ baut.
{0} Platz aufgestiegen	{0} Plätze aufgestiegen
{0} Platz gefallen	{0} Plätze gefallen
"""#
}
